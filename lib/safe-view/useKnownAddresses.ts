import type { Address } from 'viem'
import type { AddressBookEntry } from '@/lib/address-book/addressBook'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import type { SafeView } from './safeView'

type Asked = Pick<SafeView, 'chainId' | 'address' | 'owners'>

/** The addresses that the user knows: the Safe, its owners, and those named for its chain. Look-alikes are warned of. */
export function useKnownAddresses({ chainId, address, owners }: SafeView): readonly Address[] {
  const { entries } = useAddressBook()
  return listKnown(entries, { chainId, address, owners })
}

// Each row of a list asks for it: all get the same list, since what each is judged by is digested once for each list.
const latest = new WeakMap<readonly AddressBookEntry[], Asked & { known: readonly Address[] }>()

function listKnown(entries: readonly AddressBookEntry[], { chainId, address, owners }: Asked): readonly Address[] {
  const last = latest.get(entries)
  if (last?.chainId === chainId && last.address === address && last.owners === owners) return last.known
  const named = entries.filter((entry) => entry.chainId === undefined || entry.chainId === chainId)
  const known = [address, ...owners, ...named.map((entry) => entry.address)]
  latest.set(entries, { chainId, address, owners, known })
  return known
}
