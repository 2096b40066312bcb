import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { TransactionTabs } from '@/components/safe/layout/TransactionTabs'
import { UnknownItems } from '@/components/transactions/list/UnknownItems'
import { useReceivers } from '@/components/transactions/list/useReceivers'
import { useTransactionPages } from '@/components/transactions/list/useTransactionPages'
import { Button } from '@/components/ui/Button'
import { ListPager } from '@/components/ui/ListPager'
import { Notice } from '@/components/ui/Notice'
import { PagedListState } from '@/components/ui/PagedListState'
import { Skeleton } from '@/components/ui/Skeleton'
import { verifyHistory } from '@/lib/safe/verify/verifyHistory'
import type { SafeView } from '@/lib/safe-view/safeView'
import { countRepeats } from '@/lib/verify/repeats'
import { groupByDay } from './groupByDay'
import { HistoryDays } from './HistoryDays'
import { HistoryExport } from './HistoryExport'
import { HistoryFilters } from './HistoryFilters'
import { HistoryGaps } from './HistoryGaps'
import styles from './HistoryScreen.module.css'
import { listHistory } from './historyFilter'
import { listExecuted } from './listExecuted'
import { useHistoryFilter } from './useHistoryFilter'
import * as words from './words'

type HistoryScreenProps = { safe: SafeView }

/** What the Safe has done and received, newest first. */
export function HistoryScreen({ safe }: HistoryScreenProps) {
  const client = useQueryClient()
  const { kind, texts, filter, problems, change } = useHistoryFilter(safe)
  const { service, nonce } = safe
  const list = listHistory(client, safe, kind, filter)
  const pages = useTransactionPages(list, service && `${service.txHistoryTag} ${nonce}`)
  const { items, isSettled } = pages
  const { days, unknown } = useMemo(() => groupByDay(items), [items])
  const receivers = useReceivers(items)
  const rows = useMemo(() => days.flatMap(({ transactions }) => transactions), [days])
  const repeats = useMemo(() => countRepeats(rows), [rows])
  const isFiltered =
    kind !== 'all' && (kind !== 'outgoing' || Object.values(filter).some((value) => value !== undefined))
  const gaps = isSettled && !isFiltered ? verifyHistory(nonce, listExecuted(rows), pages.isComplete) : []
  return (
    <div className={styles.screen}>
      <TransactionTabs safe={safe} />
      <div className={styles.tools}>
        <HistoryFilters kind={kind} texts={texts} problems={problems} onChange={change} />
        <HistoryExport key={JSON.stringify(list.queryKey)} safe={safe} list={list} />
      </div>
      <PagedListState what={words.history} list={pages} />
      {pages.hasNews && (
        <Notice tone="warning" title={words.hasNews}>
          <Button onClick={pages.reload}>{words.showNews}</Button>
        </Notice>
      )}
      <HistoryGaps checks={gaps} />
      <UnknownItems kinds={unknown} />
      {pages.isLoading && <Skeleton label={words.loadingHistory} />}
      <HistoryDays safe={safe} days={days} isSettled={isSettled} receivers={receivers} repeats={repeats} />
      {days.length === 0 && pages.unread.length === 0 && !pages.isLoading && !pages.error && (
        <p className={styles.empty}>{kind === 'all' ? words.nothingHappened : words.nothingFits}</p>
      )}
      <ListPager list={pages} />
    </div>
  )
}
