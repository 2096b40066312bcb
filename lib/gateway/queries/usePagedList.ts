import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListedElsewhere } from '@/lib/gateway/schemas/sourcesSchema'
import type { UnreadEntry } from '@/lib/gateway/schemas/tolerantList'
import { listUnread } from './paging'

/** How a list that is loaded page by page stands. */
export type PagedList<Item = unknown> = {
  items: readonly Item[]
  /** What the list holds that could not be read. */
  unread: readonly UnreadEntry[]
  /** What the service beside a gateway of one's own lists otherwise. */
  elsewhere?: ListedElsewhere | undefined
  isLoading: boolean
  isLoadingMore: boolean
  /** Any page of the list is being loaded: more can be asked for afterwards. */
  isBusy: boolean
  hasMore: boolean
  error: Error | null
  /** What failed is the page after those that are shown, and nothing of what is shown. */
  isMoreError: boolean
  /** Milliseconds since 1970. */
  updatedAt: number
  reload: () => void
  loadMore: () => void
}

type ListPages<Item> = InfiniteData<{
  results: readonly Item[]
  unread: readonly UnreadEntry[]
  service?: ListedElsewhere
}>

/** The pages of a query as one list; its entries are the same objects for as long as the answer is the same. */
export function usePagedList<Item>(query: UseInfiniteQueryResult<ListPages<Item>, Error>): PagedList<Item> {
  const { data, isFetching } = query
  return {
    items: useMemo(() => data?.pages.flatMap(({ results }) => results) ?? [], [data]),
    unread: useMemo(() => listUnread(data?.pages), [data]),
    elsewhere: data?.pages[0]?.service,
    isLoading: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    isBusy: isFetching,
    hasMore: query.hasNextPage,
    error: query.error,
    isMoreError: query.isFetchNextPageError,
    updatedAt: query.dataUpdatedAt,
    reload: () => query.refetch(),
    loadMore: () => {
      if (!isFetching) query.fetchNextPage()
    },
  }
}
