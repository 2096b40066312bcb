import { skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { firstRange, type NextRange } from '@/lib/chain/blockRange'
import { useReadClient } from '@/lib/chain/useReadClient'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { freshKey } from '@/lib/query/queryKeys'
import { findReceived, type ReceivedItem } from '@/lib/safe/account/receivedTransfers'

/** What was found so far in the chain's records, and how far they were looked through. */
export type Search = {
  tokens: readonly Address[]
  items: readonly ReceivedItem[]
  /** All blocks from this one on were looked through. */
  fromBlock: bigint | undefined
  isSearching: boolean
  /** Goes on where it stopped by itself; undefined where it is at its end. */
  goOn: (() => void) | undefined
  error: Error | null
  retry: () => void
}

/** After so many questions, or so long, a person says whether it goes on. */
const atOnce = { ranges: 30, milliseconds: 60_000 }
/** Anyone can send any number of them. */
const most = 200

/** Looks for what was sent to a Safe, block by block from the last one, as long as the screen is there. */
export function useReceived({ chainId, address }: SafeRef): Search {
  const client = useReadClient({ chainId })
  const [turns, setTurns] = useState(1)
  const query = useInfiniteQuery({
    queryKey: freshKey('received', chainId, address),
    queryFn: client
      ? async ({ pageParam }) => {
          const begun = performance.now()
          const range = pageParam ?? firstRange(await client.getBlockNumber())
          const received = await findReceived(client, address, range)
          return { ...received, took: performance.now() - begun }
        }
      : skipToken,
    initialPageParam: undefined as NextRange | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query
  const pages = data?.pages
  const tokens = useMemo(() => [...new Set(pages?.flatMap((page) => page.tokens))].slice(0, most), [pages])
  const items = useMemo(() => pickItems(pages?.flatMap((page) => page.items) ?? []), [pages])
  const took = pages?.reduce((sum, page) => sum + page.took, 0) ?? 0
  const asked = pages?.length ?? 0
  const isFull = tokens.length >= most || items.length >= most
  const isTired = asked >= turns * atOnce.ranges || took >= turns * atOnce.milliseconds
  const isNext = hasNextPage && !isFetching && !error && !isFull && !isTired
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each range, not for each new function
  useEffect(() => {
    if (isNext) fetchNextPage()
  }, [isNext, asked])
  const isSearching = isFetching || isNext
  return {
    ...{ tokens, items, isSearching, error },
    fromBlock: pages?.at(-1)?.fromBlock,
    goOn: hasNextPage && !isSearching && !error && !isFull ? () => setTurns(turns + 1) : undefined,
    retry: () => {
      if (pages) fetchNextPage()
      else refetch()
    },
  }
}

/** Each once, the last that came first: it may have left and come again. */
function pickItems(items: readonly ReceivedItem[]): readonly ReceivedItem[] {
  return [...new Map(items.map((item) => [`${item.token} ${item.id}`, item])).values()].slice(0, most)
}
