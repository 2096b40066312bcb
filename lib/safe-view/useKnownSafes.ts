import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { zeroAddress } from 'viem'
import { useAccount } from 'wagmi'
import { useStore } from 'zustand'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { ownedSafesQuery } from '@/lib/gateway/queries/safeQueries'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { pinnedSafes } from './pinnedSafes'
import type { KnownAccount } from './useKnownAccounts'
import { viewedSafes } from './viewedSafes'

type SafeAt = Pick<KnownAccount, 'address' | 'origin'>

/** The Safes that the user may mean on a network: their own, those that they pinned, and those viewed last. Each once. */
export function useKnownSafes(chainId: number): readonly KnownAccount[] {
  const { nameOf } = useAddressBook()
  const { address: account } = useAccount()
  const { data: owned } = useQuery({
    ...ownedSafesQuery(appGateway, chainId, account ?? zeroAddress),
    ...(account ? {} : { queryFn: skipToken }),
  })
  const [pinned, viewed] = [useStore(pinnedSafes), useStore(viewedSafes)]
  return useMemo(() => {
    const here = (safes: typeof pinned) => safes.filter((safe) => safe.chainId === chainId)
    const found = [
      ...(owned?.safes ?? []).map((address): SafeAt => ({ address, origin: 'safe' })),
      ...here(pinned).map(({ address }): SafeAt => ({ address, origin: 'pinned' })),
      ...here(viewed).map(({ address }): SafeAt => ({ address, origin: 'viewed' })),
    ]
    const isFirst = ({ address }: SafeAt, place: number) =>
      found.findIndex((other) => sameBytes(other.address, address)) === place
    return found.filter(isFirst).map(({ address, origin }) => {
      const name = nameOf(chainId, address)
      return { address, origin, ...(name && { name }) }
    })
  }, [chainId, owned, pinned, viewed, nameOf])
}
