import { findName, openAddressBook, saveEntry } from '@/lib/address-book/addressBook'
import { AppError } from '@/lib/errors'
import { rememberSafe } from '@/lib/safe-view/viewedSafes'
import type { ValueStorage } from '@/lib/storage/storedValue'
import type { Creation } from './creation'

/**
 * Puts a created Safe among those viewed last and its names, and those of its owners, into the address book. A name that
 * the user gave before stays; a full book takes no more, which spoils nothing.
 */
export function rememberCreated(storage: ValueStorage, { chainId, address, name, owners }: Creation): void {
  rememberSafe(storage, { chainId, address })
  const book = openAddressBook(storage).getState()
  for (const named of [{ address, name }, ...owners]) {
    if (named.name === '' || findName(book, chainId, named.address)) continue
    try {
      saveEntry(storage, { chainId, ...named })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
}
