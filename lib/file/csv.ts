import { AppError } from '@/lib/errors'
import * as words from './words'

/** Text that cannot be read as a table; the message says why. */
class InvalidCsvError extends AppError {
  override name = 'InvalidCsvError'
}

const maxLength = 1024 * 1024
const maxRows = 10_000
const plainDecimal = /^-?\d+(?:\.\d+)?$/
// Spaces, controls and all that is drawn as nothing: programs drop some of it before they look for a formula.
const unseenStart = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]+/u

/**
 * A table as RFC 4180 writes it: CRLF after every row, quotes where needed, no byte order mark. Each cell is guarded, so
 * that no spreadsheet runs it; `parseCsv` gives back exactly what went in.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => quoteCell(guardFormula(cell))).join(',')}\r\n`).join('')
}

/**
 * Reads a table: cells with `,` or `;` between them (whichever the first row has more of), quoted or not, any line
 * ending, with or without a byte order mark, guarded or not. At most 1 MB and 10,000 rows. Throws InvalidCsvError.
 */
export function parseCsv(text: string): string[][] {
  if (text.length > maxLength) throw new InvalidCsvError(words.tooLarge(maxLength / 1024 / 1024))
  const start = text.startsWith('\ufeff') ? 1 : 0
  const separator = findSeparator(text, start)
  const rows: string[][] = []
  for (let position = start; position < text.length; ) {
    if (rows.length === maxRows) throw new InvalidCsvError(words.tooManyRows(maxRows))
    const row = readRow(text, position, separator)
    rows.push(row.cells.map(unguardFormula))
    position = row.end
  }
  return rows
}

/**
 * A cell that a spreadsheet would run as a formula is made text by an apostrophe; plain decimals stay. A text that
 * already looks guarded gets one more, so that `unguardFormula` gives back exactly what went in.
 */
function guardFormula(cell: string): string {
  return !plainDecimal.test(cell) && startsFormula(cell) ? `'${cell}` : cell
}

/** Takes back what `guardFormula` put in front. */
function unguardFormula(cell: string): string {
  return cell.startsWith("'") && startsFormula(cell) ? cell.slice(1) : cell
}

/**
 * Whether a cell, without apostrophes in front, begins as a formula may: with one of = + - @ in whatever width or height
 * Unicode has them, also behind what is not seen; or with a tab or line break, behind which it may be another cell's.
 */
function startsFormula(cell: string): boolean {
  const text = cell.replace(/^'+/, '')
  const [first = ''] = text.replace(unseenStart, '')
  return /^[\t\r\n]/.test(text) || /^[=+\-@\u2212]/.test(first.normalize('NFKC'))
}

function quoteCell(cell: string): string {
  // The semicolon too: a spreadsheet set to it would split the cell. A space at an end would be lost.
  return /[",;\t\r\n\ufeff]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Counts both separators in the first row, outside of quotes; a quotation may open after either. */
function findSeparator(text: string, start: number): ',' | ';' {
  const counts = { ',': 0, ';': 0 }
  let isCellStart = true
  for (let position = start; position < text.length; position += 1) {
    const character = text[position]
    if (character === '\r' || character === '\n') break
    if (character === '"' && isCellStart) {
      while (text[position] === '"') position = text.indexOf('"', position + 1) + 1 || text.length
      position -= 1
    }
    isCellStart = character === ',' || character === ';'
    if (character === ',' || character === ';') counts[character] += 1
  }
  return counts[';'] > counts[','] ? ';' : ','
}

/** One row from `start` on; `end` is where the next one begins. */
function readRow(text: string, start: number, separator: string): { cells: string[]; end: number } {
  const cells: string[] = []
  for (let position = start; ; position += 1) {
    const cell = readCell(text, position, separator)
    cells.push(cell.value)
    position = cell.end
    if (text[position] !== separator) return { cells, end: position + (text.startsWith('\r\n', position) ? 2 : 1) }
  }
}

/** One cell from `start` on; `end` is the place of what ends it. Quotes count only at a cell's beginning. */
function readCell(text: string, start: number, separator: string): { value: string; end: number } {
  let value = ''
  let position = start
  while (text[position] === '"') {
    const close = text.indexOf('"', position + 1)
    if (close === -1) throw new InvalidCsvError(words.openQuotation)
    // The second of two marks inside is a mark of the text, and opens the rest of it.
    value += (position > start ? '"' : '') + text.slice(position + 1, close)
    position = close + 1
  }
  let end = position
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1
  return { value: value + text.slice(position, end), end }
}
