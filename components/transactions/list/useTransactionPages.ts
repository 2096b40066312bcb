import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { paging } from '@/lib/gateway/queries/paging'
import { type PagedList, usePagedList } from '@/lib/gateway/queries/usePagedList'
import type { TransactionListItem } from '@/lib/gateway/schemas/transactionSchema'
import { type Pages, sharePages } from './sharePages'
import type { TransactionList } from './transactionList'

export type TransactionPages = PagedList<TransactionListItem> & {
  /** False while what is shown is older than what is known of the Safe: it proves nothing against the gateway. */
  isSettled: boolean
  /** The list was loaded to its end, in this visit, without a failure. */
  isComplete: boolean
  /** Something is new, and so much is loaded that it is not loaded again unasked. */
  hasNews: boolean
}

const firstPages = 1
/** More pages than these are not loaded again on their own. */
const maxLivePages = 10
const failedInterval = 15_000
/** For what the marker, which counts in seconds, may miss. */
const shortListInterval = 60_000

/**
 * A list of transactions, page by page. It is loaded again whenever `marker`, which stands for the state of the Safe,
 * changes; undefined while that state is not known.
 */
export function useTransactionPages(list: TransactionList, marker: string | undefined): TransactionPages {
  const client = useQueryClient()
  const { queryKey } = list
  const name = JSON.stringify(queryKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new object in each render
  useEffect(() => keepFirstPages(client, queryKey), [client, name])
  const query = useInfiniteQuery({
    ...paging,
    queryKey,
    queryFn: ({ pageParam, signal }) => list.readPage(pageParam, signal),
    refetchOnWindowFocus: false,
    structuralSharing: (before, now) => sharePages(before as Pages | undefined, now as Pages),
    refetchInterval: ({ state }) => (state.status === 'error' ? failedInterval : slowInterval(state.data)),
  })
  const { data, refetch, isFetchedAfterMount, hasNextPage, isFetching, error } = query
  const pages = usePagedList(query)
  const { isCurrent, settle } = useSettling(marker)
  const isHeldBack = !isCurrent && (data?.pages.length ?? 0) > maxLivePages
  useEffect(() => {
    if (isCurrent || isHeldBack) return
    let isLive = true
    refetch().then(() => isLive && settle())
    return () => {
      isLive = false
    }
  }, [isCurrent, isHeldBack, refetch, settle])
  const reload = () => {
    keepFirstPages(client, queryKey)
    // What was held back is loaded now that it is short, and by the effect: a second time would be for nothing.
    if (!isHeldBack) refetch().then(settle)
  }
  return {
    ...pages,
    isSettled: isFetchedAfterMount && (isCurrent || isHeldBack),
    isComplete: isFetchedAfterMount && isCurrent && !isFetching && !hasNextPage && !error,
    hasNews: isHeldBack,
    reload,
  }
}

/** Whether the state that was last loaded for is the present one. The first that is known counts as loaded for. */
function useSettling(marker: string | undefined) {
  const [settled, setSettled] = useState(marker)
  if (settled === undefined && marker !== undefined) setSettled(marker)
  const settle = useCallback(() => setSettled(marker), [marker])
  return { isCurrent: settled === undefined || settled === marker, settle }
}

function slowInterval(data: InfiniteData<unknown> | undefined): number | false {
  return (data?.pages.length ?? 0) <= 2 && shortListInterval
}

/** A list that was scrolled through for long is not loaded anew in full: its end comes again when it comes into view. */
function keepFirstPages(client: QueryClient, queryKey: QueryKey): void {
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
  client.setQueryData<Pages>(
    queryKey,
    (data) =>
      data && data.pages.length > firstPages
        ? { pages: data.pages.slice(0, firstPages), pageParams: data.pageParams.slice(0, firstPages) }
        : data,
    { updatedAt },
  )
}
