import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatCsv, guardFormula, parseCsv, unguardFormula } from './csv'

const anyCell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'",;\r\n\t \'=+-@a1\ufeff') }))

describe('formatCsv and parseCsv', () => {
  it('gives back every table, cell for cell', () => {
    const anyTable = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 5 }), { maxLength: 6 })
    fc.assert(fc.property(anyTable, (table) => void expect(parseCsv(formatCsv(table))).toEqual(table)))
  })

  it('writes RFC 4180: CRLF, quotes only where needed, no byte order mark', () => {
    expect(formatCsv([['a', 'b "c"', 'd,e', 'f\ng'], ['']])).toBe('a,"b ""c""","d,e","f\ng"\r\n\r\n')
  })

  test.each<[string, string, string[][]]>([
    [
      'a comma',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a semicolon',
      'a;b,c;d\ne;f;g\n',
      [
        ['a', 'b,c', 'd'],
        ['e', 'f', 'g'],
      ],
    ],
    ['the other separator in quotes', '"a;b;c",d\n', [['a;b;c', 'd']]],
    [
      'no last line ending',
      'a,b\nc,',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['a byte order mark', '\ufeffa,b', [['a', 'b']]],
    ['a byte order mark before a quote', '\ufeff"a,b",c', [['a,b', 'c']]],
    [
      'line breaks in quotes',
      '"a\r\nb",c\n"d\ne",f',
      [
        ['a\r\nb', 'c'],
        ['d\ne', 'f'],
      ],
    ],
    ['old line endings', 'a\rb\r', [['a'], ['b']]],
    ['a mark inside a bare cell', 'a"b,c', [['a"b', 'c']]],
    ['doubled marks', '"",""""\n', [['', '"']]],
    ['an empty line', 'a\n\nb', [['a'], [''], ['b']]],
    ['nothing', '', []],
  ])('reads %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows)
  })

  test.each([
    ['an open quotation', 'a,"b\nc,d', 'never closed'],
    ['more than 1 MB', 'a'.repeat(1024 * 1024 + 1), 'larger than 1 MB'],
    ['more than 10,000 rows', 'a\n'.repeat(10_001), 'more than 10,000 rows'],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseCsv(text)).toThrow(
      expect.objectContaining({ name: 'InvalidCsvError', message: expect.stringContaining(message) }),
    )
  })

  it('reads the largest file that it accepts, however it is made', () => {
    for (const unit of ['"', '""', ',', 'a,"b""c"\n', ';', '"\n']) {
      try {
        parseCsv(unit.repeat(Math.floor((1024 * 1024) / unit.length)))
      } catch (error) {
        expect(error).toMatchObject({ name: 'InvalidCsvError' })
      }
    }
  })
})

describe('guardFormula', () => {
  test.each([
    '=1+1',
    '+1',
    '-1+1',
    '-',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    ' =1',
    '\u00a0=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '-1e5',
    "=cmd|' /C calc'!A0",
    '-2+3+cmd',
  ])('makes %j a text', (cell) => {
    expect(guardFormula(cell)).toBe(`'${cell}`)
  })

  test.each(['', 'Treasury', '-1.5', '0', '12345678901234567890.000000000000000001', '0x12', 'a=b', "O'Brien"])(
    'leaves %j',
    (cell) => {
      expect(guardFormula(cell)).toBe(cell)
    },
  )

  it('leaves no cell that starts a formula, and is undone exactly', () => {
    fc.assert(
      fc.property(anyCell, (cell) => {
        const guarded = guardFormula(cell)
        expect(/^[=+@\t\r\n＝＋－＠]|^-(?!\d+(\.\d+)?$)/.test(guarded)).toBe(false)
        expect(unguardFormula(guarded)).toBe(cell)
      }),
    )
  })
})
