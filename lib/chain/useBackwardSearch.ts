import { skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Client, EIP1193RequestFn } from 'viem'
import { useClient } from 'wagmi'
import { askPatiently, longPauses } from './askPatiently'
import { firstRange, type NextRange, type SearchedRange } from './blockRange'
import { asReadClient, type ReadClient } from './readClient'

/** How far the chain's records were looked through. */
export type Search = {
  /** All blocks from this one on were looked through. */
  fromBlock: bigint | undefined
  isSearching: boolean
  /** Goes on where it stopped by itself; undefined where it is at its end. */
  goOn: (() => void) | undefined
  error: Error | null
  retry: () => void
}

type SearchOptions<Found> = {
  chainId: number
  queryKey: readonly unknown[]
  find: (client: Pick<ReadClient, 'getLogs'>, range: NextRange) => Promise<Found>
  /** It stops there. */
  isEnough: (found: readonly Found[]) => boolean
}

/** After so many questions, or so long, a person says whether it goes on. */
const atOnce = { ranges: 30, milliseconds: 60_000 }

/** Looks through the chain's records, range by range from the last block on, as long as the screen is there. */
export function useBackwardSearch<Found extends SearchedRange>({
  chainId,
  queryKey,
  find,
  isEnough,
}: SearchOptions<Found>): { found: readonly Found[]; search: Search } {
  const client = useClient({ chainId })
  const [turns, setTurns] = useState(1)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: client
      ? async ({ pageParam, signal }) => {
          const begun = performance.now()
          const ask = <Answer>(question: () => Promise<Answer>) => askPatiently(question, longPauses, signal)
          // The block's number may be on its way to somebody else as well.
          const range = pageParam ?? firstRange(await ask(() => asReadClient(client).getBlockNumber({ cacheTime: 0 })))
          const reading = asReadClient(stoppedBy(client, signal))
          const getLogs: ReadClient['getLogs'] = (wanted) => ask(() => reading.getLogs(wanted))
          const found = await find({ getLogs }, range)
          return { found, took: performance.now() - begun }
        }
      : skipToken,
    initialPageParam: undefined as NextRange | undefined,
    getNextPageParam: ({ found }) => found.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query
  const pages = data?.pages
  const found = useMemo(() => pages?.map((page) => page.found) ?? [], [pages])
  const took = pages?.reduce((sum, page) => sum + page.took, 0) ?? 0
  const asked = found.length
  const isFull = isEnough(found)
  const isTired = asked >= turns * atOnce.ranges || took >= turns * atOnce.milliseconds
  const isNext = hasNextPage && !isFetching && !error && !isFull && !isTired
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each range, not for each new function
  useEffect(() => {
    if (isNext) fetchNextPage()
  }, [isNext, asked])
  const isSearching = isFetching || isNext
  const search = {
    ...{ isSearching, error },
    fromBlock: found.at(-1)?.fromBlock,
    goOn: hasNextPage && !isSearching && !error && !isFull ? () => setTurns(turns + 1) : undefined,
    retry: () => {
      if (asked > 0) fetchNextPage()
      else refetch()
    },
  }
  return { found, search }
}

/** Whoever leaves waits for no answer, and the node need not finish it. */
function stoppedBy(client: Client, signal: AbortSignal): Client {
  const ask: EIP1193RequestFn = client.request
  const request: typeof ask = (body, options) => ask(body, { ...options, signal })
  return { ...client, request }
}
