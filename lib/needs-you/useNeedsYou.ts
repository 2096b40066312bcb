import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useAccount } from 'wagmi'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { countNeeds, sortQueue, type Waiting } from './sortQueue'
import { type Failure, useMySafes } from './useMySafes'
import { waitingQuery } from './waitingQuery'

/** Of one Safe; `isMore` when its queue goes on after what is listed here, or has what could not be read. */
export type SafeWaiting = { safe: SafeRef; waiting: readonly Waiting[]; isMore: boolean; updatedAt: number }

export type NeedsYou = {
  account: Address | undefined
  /** How many proposals need the account's signature or to be executed: the service's word. */
  count: number
  safes: readonly SafeWaiting[]
  failures: readonly Failure[]
  /** How many Safes there are beyond those that are asked about. */
  left: number
  isLoading: boolean
  retry: () => void
}

const shortestInterval = 60_000
const intervalOfEach = 3_000

/** What waits in the user's Safes: see useMySafes. `isWatching` asks while nobody looks at the page as well. */
export function useNeedsYou({ isWatching = false } = {}): NeedsYou {
  const { address: account } = useAccount()
  const mine = useMySafes(account)
  const { asked, left } = mine
  const interval = Math.max(shortestInterval, asked.length * intervalOfEach)
  const queues = useQueries({
    queries: asked.map((safe) => ({
      ...waitingQuery(appGateway, safe),
      staleTime: interval,
      refetchInterval: interval,
      refetchIntervalInBackground: isWatching,
    })),
  })
  const safes = asked.flatMap((safe, place) => {
    const { data, dataUpdatedAt = 0 } = queues[place] ?? {}
    if (!data) return []
    const waiting = sortQueue(data.results, account)
    return [{ safe, waiting, isMore: data.next !== null || data.unread.length > 0, updatedAt: dataUpdatedAt }]
  })
  const failures = asked.flatMap((safe, place) => {
    const { error } = queues[place] ?? {}
    return error ? [{ chainId: safe.chainId, safe, error }] : []
  })
  const all = [...mine.queries, ...queues]
  return {
    ...{ account, left, safes },
    count: account ? safes.reduce((sum, { waiting }) => sum + countNeeds(waiting), 0) : 0,
    failures: [...mine.failures, ...failures],
    isLoading: all.some(({ isPending }) => isPending),
    retry: () => {
      for (const query of all) if (query.error) query.refetch()
    },
  }
}
