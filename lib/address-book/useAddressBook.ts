import { useCallback, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'
import {
  type AddressBookEntry,
  type AddressBookRef,
  addressBookKey,
  findName,
  parseAddressBook,
  removeEntry,
  replaceEntries,
  saveEntry,
} from './addressBook'

export type AddressBook = {
  entries: readonly AddressBookEntry[]
  nameOf: (chainId: number | undefined, address: Address) => string | undefined
  /** Throws InvalidNameError, and AppError when the book is full. */
  save: (entry: AddressBookEntry) => void
  remove: (entry: AddressBookRef) => void
  replaceAll: (entries: readonly AddressBookEntry[]) => void
}

const book = new StoredValue<readonly AddressBookEntry[]>(browserStorage, addressBookKey, parseAddressBook)

const actions = {
  save: (entry: AddressBookEntry) => browserStorage && saveEntry(browserStorage, entry),
  remove: (entry: AddressBookRef) => browserStorage && removeEntry(browserStorage, entry),
  replaceAll: (entries: readonly AddressBookEntry[]) => browserStorage && replaceEntries(browserStorage, entries),
}

/** The names that the user keeps in this browser, as they change here and in other tabs; empty on the server. */
export function useAddressBook(): AddressBook {
  const entries = useSyncExternalStore(book.subscribe, book.read, book.readEmpty)
  const nameOf = useCallback(
    (chainId: number | undefined, address: Address) => findName(entries, chainId, address),
    [entries],
  )
  return { entries, nameOf, ...actions }
}
