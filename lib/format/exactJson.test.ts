import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExactJson } from './exactJson'

test.each([
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', '9007199254740992'],
  ['9007199254740993', '9007199254740993'],
  ['-9007199254740993', '-9007199254740993'],
  ['-5', -5],
  ['-0', -0],
  ['1e30', 1e30],
  ['1E+30', 1e30],
  ['12345678901234567890e-2', Number('12345678901234567890e-2')],
  ['12345678901234567890.5', Number('12345678901234567890.5')],
  ['0.12345678901234567890', Number('0.12345678901234567890')],
  [
    '[[[115792089237316195423570985008687907853269984665640564039457584007913129639935],1]]',
    [[[`${2n ** 256n - 1n}`], 1]],
  ],
  [
    '{"a":{"b":[12345678901234567890,{"c":-12345678901234567890}]}}',
    { a: { b: ['12345678901234567890', { c: '-12345678901234567890' }] } },
  ],
  ['"12345678901234567890"', '12345678901234567890'],
  ['{"12345678901234567890":1}', { '12345678901234567890': 1 }],
  [
    String.raw`{"a\"12345678901234567890":"\\","b":12345678901234567890}`,
    { 'a"12345678901234567890': '\\', b: '12345678901234567890' },
  ],
  [String.raw`["\\\"",12345678901234567890,"\\\\"]`, [String.raw`\"`, '12345678901234567890', '\\\\']],
  ['["x, 12345678901234567890 ]",12345678901234567890]', ['x, 12345678901234567890 ]', '12345678901234567890']],
  [' 12345678901234567890 ', '12345678901234567890'],
])('%s', (text, value) => {
  expect(parseExactJson(text)).toEqual(value)
})

test('what is no JSON stays none', () => {
  for (const text of [
    '',
    '012345678901234567890',
    '{12345678901234567890:1}',
    '+12345678901234567890',
    '"12345678901234567890',
    '1234567890123456789n',
  ]) {
    expect(() => parseExactJson(text), text).toThrow(SyntaxError)
  }
})

test('every whole number keeps its digits, and everything else is what JSON.parse makes of it', () => {
  fc.assert(
    fc.property(fc.bigInt(), (number) => {
      expect(String(parseExactJson(`${number}`))).toBe(`${number}`)
    }),
  )
  fc.assert(
    fc.property(fc.json(), fc.string(), (json, text) => {
      const both = `[${json},${JSON.stringify(`1234567890123456${text}`)}]`
      const isExact = !/\d{16}/.test(json)
      if (isExact) expect(parseExactJson(both)).toEqual(JSON.parse(both))
    }),
  )
})

test('a long string, a long list and a deep one are no trouble', () => {
  const long = 'a"\\'.repeat(4_000_000)
  expect(parseExactJson(JSON.stringify([long, '1234567890123456']))).toEqual([long, '1234567890123456'])
  const list = Array.from({ length: 50_000 }, (_, index) => `${10n ** 20n + BigInt(index)}`)
  expect(parseExactJson(`[${list.join(',')}]`)).toEqual(list)
  const deep = `${'['.repeat(1_000)}12345678901234567890${']'.repeat(1_000)}`
  expect(JSON.stringify(parseExactJson(deep))).toContain('["12345678901234567890"]')
})
