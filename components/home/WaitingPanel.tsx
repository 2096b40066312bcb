import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupQueue, listQueueItems, listTransactions } from '@/components/transactions/list/groupQueue'
import { QueueNotices } from '@/components/transactions/list/QueueNotices'
import { TransactionRows } from '@/components/transactions/list/TransactionRows'
import { toTransactionList } from '@/components/transactions/list/transactionList'
import { useQueueChecks } from '@/components/transactions/list/useQueueChecks'
import { useTransactionPages } from '@/components/transactions/list/useTransactionPages'
import { PagedListState } from '@/components/ui/list/PagedListState'
import { Skeleton } from '@/components/ui/Skeleton'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { queueQuery } from '@/lib/gateway/queries/transactionQueries'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { countRepeats } from '@/lib/verify/repeats'
import { HomePart } from './HomePart'
import * as words from './words'

type WaitingPanelProps = { safe: SafeView }

const mostShown = 3

/** What is proposed and comes next, and what is wrong with the queue as a whole. */
export function WaitingPanel({ safe }: WaitingPanelProps) {
  const client = useQueryClient()
  const { service, nonce } = safe
  const list = toTransactionList(client, queueQuery(appGateway, safe, { trusted: true }))
  const pages = useTransactionPages(list, service && `${service.txQueuedTag} ${nonce}`)
  const { items, isSettled, isComplete } = pages
  const { used, next, queued } = useMemo(() => groupQueue(items, nonce), [items, nonce])
  const queueItems = useMemo(() => listQueueItems(items), [items])
  const checks = useQueueChecks(safe, queueItems, { isComplete, isTrusted: true })
  const repeats = useMemo(() => countRepeats(listTransactions(items)), [items])
  const waiting = [...used, ...next, ...queued].flatMap(({ transactions }) => transactions)
  const isNothing = waiting.length === 0 && pages.unread.length === 0
  return (
    <HomePart title={words.waiting} href={safeRoutes.queue(safe)} link={words.allWaiting}>
      <PagedListState what={words.queue} list={pages} />
      {isSettled && <QueueNotices state={checks} />}
      {pages.isLoading && <Skeleton label={words.loadingQueue} />}
      {waiting.length > 0 && (
        <TransactionRows
          safe={safe}
          transactions={waiting.slice(0, mostShown)}
          isSettled={isSettled}
          repeats={repeats}
          label={words.waiting}
        />
      )}
      {isNothing && !pages.isLoading && !pages.error && <p>{words.nothingWaits}</p>}
    </HomePart>
  )
}
