import { type AddressBookEntry, entryKey, maxEntries } from '@/lib/address-book/addressBook'
import { parseEntry } from '@/lib/address-book/parseEntry'
import { full } from '@/lib/address-book/words'
import { AppError, describeError } from '@/lib/errors'
import { formatCsv, parseCsv } from '@/lib/file/csv'
import * as words from './words'

export type AddressBookImport = {
  /** The whole book with what the file brought. */
  entries: AddressBookEntry[]
  added: number
  updated: number
  /** Rows that were left out, by their number in the file; the first one names the columns. */
  problems: { row: number; reason: string }[]
}

const columns = ['address', 'name', 'chainId'] as const

/** The book in Safe{Wallet}'s format. An entry for all chains has an empty chainId. */
export function exportAddressBook(entries: readonly AddressBookEntry[]): string {
  const rows = entries.map(({ address, name, chainId }) => [address, name, chainId === undefined ? '' : `${chainId}`])
  return formatCsv([columns, ...rows])
}

/**
 * Adds the entries of a file in that format to the existing ones. A row that cannot be used is reported and does not
 * stop the others. Throws AppError when the text is no such file at all.
 */
export function importAddressBook(text: string, existing: readonly AddressBookEntry[]): AddressBookImport {
  const [header = [], ...rows] = parseCsv(text)
  const places = findColumns(header)
  const entries = new Map(existing.map((entry) => [entryKey(entry), entry]))
  const result = { added: 0, updated: 0, problems: [] as { row: number; reason: string }[] }
  const firstRows = new Map<string, number>()
  rows.forEach((cells, index) => {
    const row = index + 2
    if (cells.every((cell) => cell.trim() === '')) return
    try {
      const [address = '', name = '', chainId = ''] = places.map((place) => cells[place] ?? '')
      const entry = parseEntry({ address, name, chainId })
      const key = entryKey(entry)
      const firstRow = firstRows.get(key)
      if (firstRow) throw new AppError(words.repeatedRow(firstRow))
      const known = entries.get(key)
      if (!known && entries.size >= maxEntries) throw new AppError(full(maxEntries))
      if (!known) result.added += 1
      else if (known.name !== entry.name) result.updated += 1
      firstRows.set(key, row)
      entries.set(key, entry)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      result.problems.push({ row, reason: describeError(error) })
    }
  })
  return { entries: [...entries.values()], ...result }
}

/** Where the columns are; without a chainId column every entry is for all chains. */
function findColumns(header: readonly string[]): number[] {
  const names = header.map((cell) => cell.trim().toLowerCase())
  const places = columns.map((column) => names.indexOf(column.toLowerCase()))
  if (places[0] === -1 || places[1] === -1) {
    throw new AppError(words.noAddressBook)
  }
  return places
}
