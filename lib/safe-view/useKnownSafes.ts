import { useMemo } from 'react'
import type { Address } from 'viem'
import { useStore } from 'zustand'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { pinnedSafes } from './pinnedSafes'
import type { KnownAccount } from './useKnownAccounts'
import { useOwnedSafes } from './useOwnedSafes'
import { viewedSafes } from './viewedSafes'

/** The Safes that the user may mean on a network: their own, those that they pinned, and those viewed last. Each once. */
export function useKnownSafes(chainId: number): readonly KnownAccount[] {
  const { nameOf } = useAddressBook()
  const owned = useOwnedSafes(chainId)
  const [pinned, viewed] = [useStore(pinnedSafes), useStore(viewedSafes)]
  return useMemo(() => {
    const all = new Map<Address, KnownAccount>()
    const put = (origin: KnownAccount['origin'], addresses: readonly Address[] = []) => {
      for (const address of addresses) {
        const name = nameOf(chainId, address)
        if (!all.has(address)) all.set(address, { address, ...(name && { name }), origin })
      }
    }
    const here = (safes: typeof pinned) => safes.flatMap((safe) => (safe.chainId === chainId ? safe.address : []))
    put('safe', owned)
    put('pinned', here(pinned))
    put('viewed', here(viewed))
    return [...all.values()]
  }, [chainId, owned, pinned, viewed, nameOf])
}
