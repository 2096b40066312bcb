import type { TransactionList } from '@/components/transactions/list/transactionList'
import { type PageParam, paging } from '@/lib/gateway/queries/paging'
import type { TransactionListItem } from '@/lib/gateway/schemas/transactionSchema'

/** So many transactions are read for a file at most. */
export const maxExported = 10_000
const maxPages = 1_000

/**
 * Reads a list to its end, once through: a transaction that a later page repeats is left out. `isWhole` is false when
 * there is more than a file takes, `unread` the number of entries that cannot be read and are missing. Throws what the gateway throws, and the signal's reason.
 */
export async function readAllPages(
  list: TransactionList,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<{ items: TransactionListItem[]; unread: number; isWhole: boolean }> {
  const items: TransactionListItem[] = []
  const ids = new Set<string>()
  let unread = 0
  const asked: PageParam[] = []
  let param: PageParam = paging.initialPageParam
  while (asked.length < maxPages) {
    asked.push(param)
    const page = await list.readPage(param, signal)
    signal.throwIfAborted()
    unread += page.unread.length
    for (const item of page.results) {
      if (item.type === 'TRANSACTION' && ids.has(item.transaction.id)) continue
      if (item.type === 'TRANSACTION') ids.add(item.transaction.id)
      if (ids.size > maxExported) return { items, unread, isWhole: false }
      items.push(item)
    }
    onProgress(ids.size)
    param = paging.getNextPageParam(page, undefined, undefined, asked)
    if (param === undefined) return { items, unread, isWhole: true }
  }
  return { items, unread, isWhole: false }
}
