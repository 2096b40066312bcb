import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listHistory } from '@/components/transactions/history/historyFilter'
import { listTransactions } from '@/components/transactions/list/groupQueue'
import { TransactionRows } from '@/components/transactions/list/TransactionRows'
import { useReceivers } from '@/components/transactions/list/useReceivers'
import { useTransactionPages } from '@/components/transactions/list/useTransactionPages'
import { PagedListState } from '@/components/ui/list/PagedListState'
import { Skeleton } from '@/components/ui/Skeleton'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { countRepeats } from '@/lib/verify/repeats'
import { HomePart } from './HomePart'
import * as words from './words'

type ActivityPanelProps = { safe: SafeView }

const mostShown = 5

/** What the Safe did and received last. */
export function ActivityPanel({ safe }: ActivityPanelProps) {
  const client = useQueryClient()
  const { service, nonce } = safe
  const list = listHistory(client, safe, 'all', {})
  const pages = useTransactionPages(list, service && `${service.txHistoryTag} ${nonce}`)
  const { items, isSettled } = pages
  const transactions = useMemo(() => listTransactions(items), [items])
  const receivers = useReceivers(items)
  const repeats = useMemo(() => countRepeats(transactions), [transactions])
  const isNothing = transactions.length === 0 && pages.unread.length === 0
  return (
    <HomePart title={words.activity} href={safeRoutes.history(safe)} link={words.allActivity}>
      <PagedListState safe={safe} what={words.history} list={pages} />
      {pages.isLoading && <Skeleton label={words.loadingHistory} lines={mostShown} />}
      {transactions.length > 0 && (
        <TransactionRows
          {...{ safe, isSettled, receivers, repeats }}
          transactions={transactions.slice(0, mostShown)}
          label={words.activity}
        />
      )}
      {isNothing && !pages.isLoading && !pages.error && <p>{words.nothingHappened}</p>}
    </HomePart>
  )
}
