import type { QueryClient, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import type { PageParam } from '@/lib/gateway/queries/paging'
import type { ListedElsewhere } from '@/lib/gateway/schemas/sourcesSchema'
import type { UnreadEntry } from '@/lib/gateway/schemas/tolerantList'
import type { TransactionListItem } from '@/lib/gateway/schemas/transactionSchema'
import * as words from './words'

export type TransactionPage = {
  next: string | null
  previous: string | null
  results: TransactionListItem[]
  unread: UnreadEntry[]
  service?: ListedElsewhere
}

/** One of the lists of a Safe's transactions, whichever it is: its name in the cache, and how a page of it is read. */
export type TransactionList = {
  queryKey: QueryKey
  readPage: (page: PageParam, signal: AbortSignal) => Promise<TransactionPage>
}

type PagesQuery<Key extends QueryKey> = {
  queryKey: Key
  queryFn?: QueryFunction<TransactionPage, Key, PageParam> | SkipToken | undefined
}

/** Lists have keys of different types, which hooks cannot take in turn. */
export function toTransactionList<Key extends QueryKey>(client: QueryClient, query: PagesQuery<Key>): TransactionList {
  const { queryKey, queryFn } = query
  if (typeof queryFn !== 'function') throw new AppError(words.cannotLoad)
  return {
    queryKey,
    readPage: async (pageParam, signal) =>
      queryFn({ client, queryKey, pageParam, signal, meta: undefined, direction: 'forward' }),
  }
}
