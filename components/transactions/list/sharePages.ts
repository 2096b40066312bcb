import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query'
import type { PageParam } from '@/lib/gateway/queries/paging'
import type { TransactionListItem } from '@/lib/gateway/schemas/transactionSchema'
import type { TransactionPage } from './transactionList'

export type Pages = InfiniteData<TransactionPage, PageParam>

/**
 * Pages that were loaded again: what they list as it was listed before is the same object, wherever it stands now, and is
 * not drawn again. By its place alone, as is usual, a row that is new at the top would make all others new.
 */
export function sharePages(before: Pages | undefined, now: Pages): Pages {
  if (!before) return now
  const known = new Map(before.pages.flatMap(({ results }) => results.map((item) => [nameItem(item), item])))
  const share = (item: TransactionListItem) => {
    const name = nameItem(item)
    const former = known.get(name)
    // What is listed twice stays two objects.
    known.delete(name)
    return replaceEqualDeep(former, item)
  }
  const pages = now.pages.map((page, place) => {
    const former = before.pages[place]
    if (former === page) return page
    const results = page.results.map(share)
    const isSame = former?.results.length === results.length && former.results.every((item, at) => item === results[at])
    return isSame ? replaceEqualDeep(former, { ...page, results }) : { ...page, results }
  })
  const isSame = pages.length === before.pages.length && pages.every((page, place) => page === before.pages[place])
  return isSame ? replaceEqualDeep(before, { ...now, pages }) : { ...now, pages }
}

function nameItem(item: TransactionListItem): string {
  return item.type === 'TRANSACTION' ? item.transaction.id : Object.values(item).join(' ')
}
