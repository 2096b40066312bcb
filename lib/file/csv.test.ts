import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatCsv, parseCsv } from './csv'

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

// What Excel, LibreOffice and Sheets may take for a formula, in any form that Unicode has of the four signs.
const signs = [...'=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−']
const unseen = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\u{e0041}',
  '\u202e',
  '\u0000',
  '\u000b',
]

describe('cells that begin a formula', () => {
  const written = (cell: string) =>
    formatCsv([[cell]])
      .replace(/^"|"?\r\n$/g, '')
      .replaceAll('""', '"')

  it('are made texts, whatever stands before the sign that is not seen', () => {
    for (const start of [...unseen, '  \u200b ', '\t', '\r', '\n', '\u200b\t', '\r\n']) {
      for (const sign of signs) {
        const cell = `${start}${sign}1+cmd|' /C calc'!A0`
        expect(written(cell), JSON.stringify(cell)).toBe(`'${cell}`)
        expect(parseCsv(formatCsv([[cell, `'${cell}`, cell]]))).toEqual([[cell, `'${cell}`, cell]])
      }
    }
    for (const cell of ['\tx', '\rx', '\nx', '-', '-1e5', '-2+3', '+1', '@x']) expect(written(cell)).toBe(`'${cell}`)
  })

  test.each([
    '',
    'Treasury',
    '-1.5',
    '0',
    '12345678901234567890.000000000000000001',
    '0x12',
    'a=b',
    "O'Brien",
    "''",
    '– 5',
  ])('are not %j', (cell) => expect(written(cell)).toBe(cell))

  it('leave no trace when the file is read again', () => {
    const anyText = fc
      .array(fc.constantFrom(...signs, ...unseen, "'", '"', ',', ';', '\t', '\n', 'a', '1', '.'))
      .map((all) => all.join(''))
    fc.assert(
      fc.property(anyText, (cell) => {
        expect(/^[=+@\t\r\n＝＋－＠﹦﹢﹣﹫]|^-(?!\d+(\.\d+)?$)/.test(written(cell))).toBe(false)
        expect(parseCsv(formatCsv([[cell, 'end']]))).toEqual([[cell, 'end']])
      }),
    )
  })
})
