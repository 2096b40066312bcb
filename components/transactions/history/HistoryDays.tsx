import { memo } from 'react'
import type { Address } from 'viem'
import { DateLabel } from '@/components/chain/DateLabel'
import { TransactionRows } from '@/components/transactions/list/TransactionRows'
import type { Day } from '@/lib/format/groupByDay'
import { formatDay } from '@/lib/format/time'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './HistoryDays.module.css'

type HistoryDaysProps = {
  safe: SafeView
  days: readonly Day<TransactionSummary>[]
  isSettled: boolean
  receivers: readonly Address[]
  repeats: ReadonlyMap<TransactionSummary, number>
}

/** Nothing of it is drawn anew while something is typed beside it. */
export const HistoryDays = memo(function HistoryDays({ safe, days, isSettled, receivers, repeats }: HistoryDaysProps) {
  const rows = { safe, isSettled, receivers, repeats }
  let start = 0
  return days.map(({ day, entries }) => {
    const before = start
    start += entries.length
    return (
      // A list that is ordered by nonce may come to one day twice: its first transaction tells the groups apart.
      <div key={`${day} ${entries[0]?.id}`} className={styles.day}>
        <DateLabel day={day} />
        <TransactionRows {...rows} transactions={entries} label={formatDay(day)} start={before} />
      </div>
    )
  })
})
