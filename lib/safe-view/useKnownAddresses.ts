import { useMemo } from 'react'
import type { Address } from 'viem'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import type { SafeView } from './safeView'

/** The addresses that the user knows: the Safe, its owners, and those named for its chain. Look-alikes are warned of. */
export function useKnownAddresses({ chainId, address, owners }: SafeView): readonly Address[] {
  const { entries } = useAddressBook()
  return useMemo(() => {
    const named = entries.filter((entry) => entry.chainId === undefined || entry.chainId === chainId)
    return [address, ...owners, ...named.map((entry) => entry.address)]
  }, [entries, chainId, address, owners])
}
