import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, zeroAddress } from 'viem'
import { useAccount } from 'wagmi'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { findLookAlikes } from '@/lib/format/lookAlike'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { historyQuery } from '@/lib/gateway/queries/transactionQueries'
import { listPaid } from './listPaid'
import { useOwnedSafes } from './useOwnedSafes'

/** An address that the user may mean, and how this browser comes to know it. */
export type KnownAccount = {
  address: Address
  /** The user's own name for it. */
  name?: string
  origin: 'book' | 'owner' | 'account' | 'safe' | 'paid' | 'pinned' | 'viewed'
}

type Around = SafeRef & { owners?: readonly Address[] }

const nowhere: SafeRef = { chainId: 0, address: zeroAddress }

/**
 * Whom the user may mean by an address on a network: names of the book (those of this network first), owners of the Safe
 * that is looked at, the connected account, its Safes, and whom the Safe paid as far as its history was loaded. Each once.
 */
export function useKnownAccounts(chainId: number, safe?: Around): readonly KnownAccount[] {
  const { entries } = useAddressBook()
  const { address: account } = useAccount()
  const owned = useOwnedSafes(chainId)
  // What other pages loaded is used, and nothing is loaded for it.
  const { data: history } = useInfiniteQuery({ ...historyQuery(appGateway, safe ?? nowhere), enabled: false })
  const { address: own, owners } = safe ?? {}
  return useMemo(() => {
    const named = [chainId, undefined].flatMap((on) => entries.filter((entry) => entry.chainId === on))
    const names = new Map([...named].reverse().map(({ address, name }) => [address, name]))
    const all = new Map<Address, KnownAccount>()
    const put = (origin: KnownAccount['origin'], addresses: readonly Address[] = []) => {
      for (const address of addresses) {
        const name = names.get(address)
        if (address !== own && !all.has(address)) all.set(address, { address, ...(name && { name }), origin })
      }
    }
    put(
      'book',
      named.map(({ address }) => address),
    )
    put('owner', owners)
    put('account', account && [account])
    put('safe', owned)
    // What the service says may be made up to look like one of the others.
    const mine = [...all.keys()]
    const isNew = (address: Address) => findLookAlikes(address, mine).length === 0
    put('paid', listPaid(history?.pages ?? []).filter(isNew))
    return [...all.values()]
  }, [chainId, entries, owners, own, account, owned, history])
}
