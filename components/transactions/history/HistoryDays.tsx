import type { Address } from 'viem'
import { DateLabel } from '@/components/chain/DateLabel'
import { TransactionRows } from '@/components/transactions/list/TransactionRows'
import { formatDay } from '@/lib/format/time'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { DayGroup } from './groupByDay'
import styles from './HistoryDays.module.css'

type HistoryDaysProps = {
  safe: SafeView
  days: readonly DayGroup[]
  isSettled: boolean
  receivers: readonly Address[]
  repeats: ReadonlyMap<TransactionSummary, number>
}

export function HistoryDays({ safe, days, isSettled, receivers, repeats }: HistoryDaysProps) {
  return (
    <>
      {days.map(({ day, transactions }) => (
        // A list that is ordered by nonce may come to one day twice: its first transaction tells the groups apart.
        <div key={`${day} ${transactions[0]?.id}`} className={styles.day}>
          <DateLabel day={day} isWord />
          <TransactionRows {...{ safe, transactions, isSettled, receivers, repeats }} label={formatDay(day)} />
        </div>
      ))}
    </>
  )
}
