import fc from 'fast-check'
import { type AbiFunction, decodeFunctionData, encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { parseExactJson } from '@/lib/format/exactJson'
import { anyAddress, anyHex, anyUint256 } from '@/tests/safe/arbitraries'
import { InvalidAbiError, parseAbiText } from './abiText'
import { encodeCall } from './encodeCall'

const abi = parseAbi([
  'struct Leg { address to; uint256[] amounts; }',
  'function route(Leg[] legs, int8 kind, bool exact, string note, bytes data, bytes4 tag, uint256[2] pair)',
])
const [item] = abi as readonly AbiFunction[] as [AbiFunction]
const to = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('encodeCall', () => {
  test('keeps every digit of numbers in text, lists and tuples', () => {
    const huge = 2n ** 256n - 1n
    const legs = `[["${to}", [${huge}, 1]], {"to": "${to}", "amounts": ["0x10"]}]`
    const data = encodeCall(item, [legs, '-128', 'false', '12', '0x', '0x1234', `[1, ${huge}]`])
    expect(decodeFunctionData({ abi, data }).args).toEqual([
      [
        { to, amounts: [huge, 1n] },
        { to, amounts: [16n] },
      ],
      -128,
      false,
      '12',
      '0x',
      '0x12340000',
      [1n, huge],
    ])
  })

  test('takes addresses and bytes in lists without quotes, as the transaction builder does', () => {
    const lists = parseAbi(['function f(address[] to, bytes4[][] tags, (address to, uint256 amount) leg)'])
    const values = [`[${to}, ${to.toLowerCase()}]`, '[[0x12345678],[]]', `[${to}, 0x10]`]
    const expected = [[to, to], [['0x12345678'], []], { to, amount: 16n }] as const
    expect(encodeCall(lists[0], values)).toBe(encodeFunctionData({ abi: lists, functionName: 'f', args: expected }))
    expect(() => encodeCall(lists[0], [`[${to}z]`, '[]', values[2]])).toThrow('to[0] needs an address')
    expect(() => encodeCall(lists[0], ['[0x]', '[]', values[2]])).toThrow('to[0] needs an address')
  })

  test('takes lists with quotes of either kind, both, or none, and values in every letter case', () => {
    const lists = parseAbi(['function f(address[] to, bool[] on, uint256[][] grid, string[] names, bytes[] data)'])
    const upper = to.toUpperCase()
    const rows = [
      [`['${to}', "${upper}"]`, '[true,False]', '[[\'1\', "0x2"],[]]', `['a', "b"]`, "['0xAB', 0Xcd]"],
      [`["${to}",${upper}]`, `['true' , "FALSE"]`, '[[1,0X2], []]', '["a","b"]', '[ 0xAb , "0xCD" ]'],
      [`['${to}", ${to}]`, '[1, 0]', '[["1\', 2],[]]', `["a", 'b']`, '["0xAB","0xCD"]'],
    ]
    const expected = [
      [to, to],
      [true, false],
      [[1n, 2n], []],
      ['a', 'b'],
      ['0xab', '0xcd'],
    ] as const
    const data = encodeFunctionData({ abi: lists, functionName: 'f', args: expected })
    for (const values of rows) expect(encodeCall(lists[0], values), values.join()).toBe(data)
    for (const list of ['[1,]', '[,1]', '[1 2]', '[1]]', '[[1]', '[1][2]', '[1],,[2]']) {
      expect(() => encodeCall(parseAbi(['function f(uint256[][] a)'])[0], [`[${list}]`]), list).toThrow(AppError)
    }
  })

  test('reads numbers, addresses and bytes in any spelling as the same', () => {
    const one = parseAbi(['function f(address to, uint256 amount, bytes data, bytes4 tag, int8 less)'])
    const expected = encodeCall(one[0], [to, '31', '0xab', '0xcdef0000', '-16'])
    const upper = `0x${to.slice(2).toUpperCase()}`
    for (const values of [
      [upper, '0x1F', '0xAB', '0xCDEF', '-0x10'],
      [to.toUpperCase(), '0X1f', '0Xab', '0XCDEF', '-0X10'],
      [to.toLowerCase(), '0031', ' 0xaB ', '0xcdEF0000', "'-16'"],
      [` ${to}`, '"31"', '0xab', '0xcdef', '-0016'],
    ]) {
      expect(encodeCall(one[0], values), values.join()).toBe(expected)
    }
    for (const wrong of [to.replace('f39F', 'F39F'), to.slice(2), `${to}0`]) {
      expect(() => encodeCall(one[0], [wrong, '1', '0x', '0x', '1'])).toThrow('to needs an address')
    }
  })

  test('gives what viem gives for the same values', () => {
    const transfer = parseAbi(['function f(address to, uint256 amount, bytes data)'])
    fc.assert(
      fc.property(anyAddress, anyUint256, anyHex(), (address, amount, data) => {
        const expected = encodeFunctionData({ abi: transfer, args: [address, amount, data] })
        expect(encodeCall(transfer[0], [address, `${amount}`, data])).toBe(expected)
      }),
    )
  })

  const good = ['[]', '0', 'true', '', '0x', '0x12345678', '[1,2]']
  test.each<[number, unknown, string]>([
    [0, 'nonsense', 'legs'],
    [0, '[["0x12", []]]', 'legs[0].to'],
    [0, `[["${to}", [1.5]]]`, 'legs[0].amounts[0]'],
    [0, `[["${to}"]]`, 'legs[0]'],
    [0, `["${to.replace('f39F', 'F39F')}"]`, 'legs[0]'],
    [1, '128', 'kind'],
    [1, '-129', 'kind'],
    [1, '1e2', 'kind'],
    [1, '', 'kind'],
    [2, 'yes', 'exact'],
    [3, 7, 'note'],
    [4, '0x123', 'data'],
    [4, 'hello', 'data'],
    [5, '0x1234567890', 'tag'],
    [6, '[1]', 'pair'],
    [6, '[1,2,3]', 'pair'],
    [6, `[1, ${2n ** 256n}]`, 'pair[1]'],
  ])('refuses value %i = %s and names %s', (index, value, path) => {
    const values = good.map((given, position) => (position === index ? value : given))
    const error = expect.objectContaining({ name: 'InvalidArgumentError', path })
    expect(() => encodeCall(item, values)).toThrow(error)
  })

  test('throws nothing but AppError', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.json(), fc.anything()), { minLength: 7, maxLength: 7 }),
        (values) => {
          try {
            encodeCall(item, values)
          } catch (error) {
            expect(error).toBeInstanceOf(AppError)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('parseExactJson', () => {
  test('keeps long integers as text, in strings nothing changes', () => {
    const text = '{"a": 12345678901234567890, "b": 5, "c": "x 12345678901234567890", "d": -9007199254740993, "e": 1.5}'
    expect(parseExactJson(text)).toEqual({
      a: '12345678901234567890',
      b: 5,
      c: 'x 12345678901234567890',
      d: '-9007199254740993',
      e: 1.5,
    })
  })

  test('takes nothing for JSON that is none', () => {
    expect(() => parseExactJson('{12345678901234567890: 1}')).toThrow(SyntaxError)
    expect(() => parseExactJson('012345678901234567890')).toThrow(SyntaxError)
  })

  test('reads all JSON as JSON.parse does, long integers aside', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const hasLongInteger = /\d{16}/.test(text)
        if (!hasLongInteger) expect(parseExactJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })
})

describe('parseAbiText', () => {
  const names = (text: string) => parseAbiText(text).map(({ item }) => item.name)

  test('reads JSON, an artifact, and signatures a line', () => {
    const json = JSON.stringify([...abi, { type: 'event', name: 'E', inputs: [] }])
    const lines =
      'transfer(address to, uint256 amount)\n\n// a comment\nfunction approve(address, uint256) returns (bool);'
    expect(names(json)).toEqual(['route'])
    expect(names(`{"abi": ${json}}`)).toEqual(['route'])
    expect(names(lines)).toEqual(['transfer', 'approve'])
    expect(names('function f() view\nfunction g()')).toEqual(['g'])
  })

  test.each(['', '[]', '{', '{"abi": 1}', 'transfer(', 'function f() view', '[{"type":"function","name":"f"}]'])(
    'refuses %s',
    (text) => {
      expect(() => parseAbiText(text)).toThrow(InvalidAbiError)
    },
  )

  test('throws nothing but InvalidAbiError', () => {
    const abiLike = fc.json().map((json) => `[{"type":"function","name":"f","inputs":[{"type":${json}}]}]`)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), abiLike), (text) => {
        try {
          parseAbiText(text)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidAbiError)
        }
      }),
      { numRuns: 500 },
    )
  })
})
