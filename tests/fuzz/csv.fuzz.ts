import fc from 'fast-check'
import { expect } from 'vitest'
import { AppError } from '@/lib/errors'
import { formatCsv, parseCsv } from '@/lib/file/csv'
import { expectSame } from './expectSame'
import { fuzz } from './fuzz'

const hostile = [...'=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−\'",;\r\n\t \u00a0\u200b\u2060\ufeff\u3164\u2800a1.0']
const anyCell = fc.oneof(
  fc.array(fc.constantFrom(...hostile), { maxLength: 8 }).map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const anyTable = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 4 }), { maxLength: 4 })

/** RFC 4180, one character after the other; undefined where a quotation never ends. */
function readByHand(text: string): string[][] | undefined {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let state: 'start' | 'bare' | 'quoted' | 'closed' = 'start'
  const endCell = () => {
    cells.push(cell)
    cell = ''
    state = 'start'
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (state === 'quoted') {
      if (character === '"') state = 'closed'
      else cell += character
    } else if (character === '"' && state !== 'bare') {
      if (state === 'closed') cell += '"'
      state = 'quoted'
    } else if (character === ',') endCell()
    else if (character === '\r' || character === '\n') {
      if (character === '\r' && text[at + 1] === '\n') at += 1
      endCell()
      rows.push(cells)
      cells = []
    } else {
      cell += character
      state = 'bare'
    }
  }
  if (state === 'quoted') return undefined
  if (cells.length > 0 || cell !== '' || state !== 'start') {
    endCell()
    rows.push(cells)
  }
  return rows
}

/** What a program sees that drops everything unseen in front: no cell may begin a formula, plain numbers aside. */
function isFormula(cell: string): boolean {
  if (/^-?\d+(\.\d+)?$/.test(cell)) return false
  const seen = [...cell].find(
    (letter) => !/[\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(letter),
  )
  return /^[\t\r\n]/.test(cell) || ['=', '+', '-', '@', '\u2212'].includes(seen?.normalize('NFKC')[0] ?? '')
}

fuzz('csv', fc.tuple(anyTable, anyCell), ([table, body]) => {
  const text = formatCsv(table)
  expectSame(parseCsv(text), table)
  const written = readByHand(text)
  expectSame(written?.flat().filter(isFormula), [])
  // The first row decides which separator counts; an apostrophe in front may be a guard, which only this product writes.
  const foreign = `a,b\n${body.replaceAll("'", '')}`
  const found = readByHand(foreign)
  if (found) expectSame(parseCsv(foreign), found)
  else expect(() => parseCsv(foreign)).toThrow(AppError)
})
