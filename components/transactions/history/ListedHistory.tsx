import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listTransactions } from '@/components/transactions/list/groupQueue'
import { UnknownItems } from '@/components/transactions/list/UnknownItems'
import { useReceivers } from '@/components/transactions/list/useReceivers'
import { useTransactionPages } from '@/components/transactions/list/useTransactionPages'
import { Button } from '@/components/ui/Button'
import { ListPager } from '@/components/ui/list/ListPager'
import { PagedListState } from '@/components/ui/list/PagedListState'
import { Notice } from '@/components/ui/notice/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import { groupByDay } from '@/lib/format/groupByDay'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { sayReason } from '@/lib/safe/verify/reason'
import { verifyHistory } from '@/lib/safe/verify/verifyHistory'
import type { SafeView } from '@/lib/safe-view/safeView'
import { countRepeats } from '@/lib/verify/repeats'
import { HistoryDays } from './HistoryDays'
import { HistoryExport } from './HistoryExport'
import { HistoryFilters } from './HistoryFilters'
import styles from './HistoryScreen.module.css'
import { listHistory } from './historyFilter'
import { listExecuted } from './listExecuted'
import { useFound } from './useFound'
import { useHistoryFilter } from './useHistoryFilter'
import * as words from './words'

type ListedHistoryProps = { safe: SafeView }

const idOf = ({ id }: TransactionSummary) => id
const timeOf = ({ timestamp }: TransactionSummary) => timestamp

/** What the service lists, with its search, filters and export. */
export function ListedHistory({ safe }: ListedHistoryProps) {
  const client = useQueryClient()
  const { kind, texts, filter, search, problems, change, find } = useHistoryFilter(safe)
  const { service, nonce } = safe
  const list = listHistory(client, safe, kind, filter)
  const pages = useTransactionPages(list, service && `${service.txHistoryTag} ${nonce}`)
  const { items, isSettled } = pages
  const days = useMemo(() => groupByDay(listTransactions(items), idOf, timeOf), [items])
  const unknown = items.flatMap((item) => (item.type === 'UNKNOWN' ? item.kind : []))
  const receivers = useReceivers(items)
  const rows = useMemo(() => days.flatMap(({ entries }) => entries), [days])
  const repeats = useMemo(() => countRepeats(rows), [rows])
  const { count, shown } = useFound(safe, days, search)
  const isFiltered =
    kind !== 'all' && (kind !== 'outgoing' || Object.values(filter).some((value) => value !== undefined))
  const gaps = isSettled && !isFiltered ? verifyHistory(nonce, listExecuted(rows), pages.isComplete) : []
  return (
    <>
      <div className={styles.tools}>
        <HistoryFilters kind={kind} texts={texts} problems={problems} onChange={change} search={search} onFind={find} />
        <HistoryExport key={JSON.stringify(list.queryKey)} safe={safe} list={list} />
      </div>
      <PagedListState safe={safe} what={words.history} list={pages} />
      {pages.hasNews && (
        <Notice tone="warning" title={words.hasNews}>
          <Button onClick={pages.reload}>{words.showNews}</Button>
        </Notice>
      )}
      {gaps.map(({ reason }) => (
        <Notice key={reason.code} tone="warning" title={words.gap}>
          {sayReason(reason)}
        </Notice>
      ))}
      <UnknownItems kinds={unknown} />
      {pages.isLoading && <Skeleton label={words.loadingHistory} />}
      <HistoryDays safe={safe} days={shown} isSettled={isSettled} receivers={receivers} repeats={repeats} />
      {count !== undefined && (
        <p role="status" className={styles.found}>
          {words.found(count, rows.length)}
        </p>
      )}
      {days.length === 0 && pages.unread.length === 0 && !pages.isLoading && !pages.error && (
        <p className={styles.empty}>{kind === 'all' ? words.nothingHappened : words.nothingFits}</p>
      )}
      <ListPager list={pages} />
    </>
  )
}
