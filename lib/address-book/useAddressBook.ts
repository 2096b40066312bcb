import { useCallback } from 'react'
import type { Address } from 'viem'
import { useStore } from 'zustand'
import { browserStorage } from '@/lib/storage/browserStorage'
import {
  type AddressBookEntry,
  type AddressBookRef,
  findName,
  openAddressBook,
  removeEntry,
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

const book = openAddressBook(browserStorage)

const actions = {
  save: (entry: AddressBookEntry) => saveEntry(browserStorage, entry),
  remove: (entry: AddressBookRef) => removeEntry(browserStorage, entry),
  replaceAll: book.write,
}

/** The names that the user keeps in this browser, as they change here and in other tabs; empty on the server. */
export function useAddressBook(): AddressBook {
  const entries = useStore(book)
  const nameOf = useCallback(
    (chainId: number | undefined, address: Address) => findName(entries, chainId, address),
    [entries],
  )
  return { entries, nameOf, ...actions }
}
