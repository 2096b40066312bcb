import { type Address, getAddress } from 'viem'
import { AppError } from '@/lib/errors'
import { parseAddress } from '@/lib/format/address'
import { StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'
import { cleanName } from './entryName'
import * as words from './words'

/** A name that the user gave to an address; without a chain it counts on all of them. */
export type AddressBookEntry = { chainId: number | undefined; address: Address; name: string }

/** What tells one entry from another. */
export type AddressBookRef = Pick<AddressBookEntry, 'chainId' | 'address'>

export const addressBookKey = 'countersign.addressBook'
export const maxEntries = 2_000

/** The stored book, in the order in which its entries were added; a full one takes no more, see `saveEntry`. */
export function openAddressBook(storage: ValueStorage): StoredList<AddressBookEntry> {
  const entry = { safeParse: (value: unknown) => ({ data: readEntry(value) }) }
  const rules = { maxEntries, maxTextLength: 4_000_000, keyOf: entryKey, newest: 'first' } as const
  return new StoredList(storage, addressBookKey, entry, rules)
}

/**
 * Adds an entry to the stored book, or renames the one of the same chain and address. Reads the book anew, so that what
 * another tab saved is kept. Throws InvalidNameError, and AppError when the book is full.
 */
export function saveEntry(storage: ValueStorage, entry: AddressBookEntry): void {
  const saved = { chainId: entry.chainId, address: getAddress(entry.address), name: cleanName(entry.name) }
  const book = openAddressBook(storage)
  const entries = new Map(book.getState().map((other) => [entryKey(other), other]))
  entries.set(entryKey(saved), saved)
  if (entries.size > maxEntries) throw new AppError(words.full(maxEntries))
  book.write([...entries.values()])
}

export function removeEntry(storage: ValueStorage, entry: AddressBookRef): void {
  openAddressBook(storage).drop((other) => entryKey(other) === entryKey(entry))
}

// Each row of a list of thousands asks for names, and a book has thousands.
const indexes = new WeakMap<readonly AddressBookEntry[], ReadonlyMap<string, AddressBookEntry>>()

/** The user's name for an address on a chain: the one given for that chain goes before the one for all chains. */
export function findName(
  entries: readonly AddressBookEntry[],
  chainId: number | undefined,
  address: Address,
): string | undefined {
  const index = indexes.get(entries) ?? indexEntries(entries)
  return (index.get(entryKey({ chainId, address })) ?? index.get(entryKey({ chainId: undefined, address })))?.name
}

function indexEntries(entries: readonly AddressBookEntry[]): ReadonlyMap<string, AddressBookEntry> {
  // The first of two that are for the same.
  const index = new Map(entries.toReversed().map((entry) => [entryKey(entry), entry]))
  indexes.set(entries, index)
  return index
}

/** The same text for the same chain and address, however the address is written. */
export function entryKey({ chainId, address }: AddressBookRef): string {
  return `${chainId ?? ''}:${address.toLowerCase()}`
}

function readEntry(value: unknown): AddressBookEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { chainId, address, name }: Record<string, unknown> = { ...value }
  const isChain = chainId === undefined || (Number.isSafeInteger(chainId) && Number(chainId) > 0)
  const read = parseAddress(address, 'anyCase')
  if (!isChain || typeof name !== 'string' || !read) return undefined
  try {
    return {
      chainId: typeof chainId === 'number' ? chainId : undefined,
      address: read,
      name: cleanName(name),
    }
  } catch {
    // A name that no version of this book could have kept.
    return undefined
  }
}
