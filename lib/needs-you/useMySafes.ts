import { useQueries } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { useStore } from 'zustand'
import { findChain } from '@/lib/config/chain'
import { publicEnv } from '@/lib/config/publicEnv'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { isNotFound } from '@/lib/gateway/client/gatewayError'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { ownedSafesQuery } from '@/lib/gateway/queries/safeQueries'
import { pinnedSafes } from '@/lib/safe-view/pinnedSafes'
import { viewedSafes } from '@/lib/safe-view/viewedSafes'
import { chooseSafes } from './chooseSafes'

/** A network whose Safes are not known, or a Safe of which nothing new is known. */
export type Failure = { chainId: number; safe?: SafeRef; error: Error }

const interval = 300_000

/**
 * The Safes that the user pinned and those that the service lists as the account's, of which some are asked about; without an account
 * those viewed last are.
 */
export function useMySafes(account: Address | undefined) {
  const [pinned, viewed] = [useStore(pinnedSafes), useStore(viewedSafes)]
  const chainIds = account ? publicEnv.chains.map(({ id }) => id) : []
  const queries = useQueries({
    queries: chainIds.map((chainId) => ({
      ...ownedSafesQuery(appGateway, chainId, account ?? zeroAddress),
      staleTime: interval,
      refetchInterval: interval,
    })),
  })
  const owned = chainIds.map((chainId, place) =>
    (queries[place]?.data?.safes ?? []).map((address) => ({ chainId, address })),
  )
  const first = [...pinned, ...(account ? [] : viewed)].filter(({ chainId }) => findChain(chainId))
  return {
    ...chooseSafes(first, owned),
    owned: owned.flat(),
    queries,
    failures: chainIds.flatMap((chainId, place) => readFailure(chainId, queries[place]?.error)),
  }
}

/** A service may not serve each of the networks: then nothing failed. */
function readFailure(chainId: number, error: Error | null | undefined): Failure[] {
  return error && !isNotFound(error) ? [{ chainId, error }] : []
}
