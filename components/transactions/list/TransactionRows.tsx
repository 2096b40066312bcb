import { memo } from 'react'
import type { Address } from 'viem'
import styles from '@/components/ui/list/row.module.css'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { TransactionRow } from './TransactionRow'

type TransactionRowsProps = {
  safe: SafeView
  transactions: readonly TransactionSummary[]
  isSettled: boolean
  /** For lists whose heading stands elsewhere. */
  label: string
  /** Whom the Safe paid before. */
  receivers?: readonly Address[]
  /** Of each row of the whole list, how many before it claim the same. */
  repeats: ReadonlyMap<TransactionSummary, number>
  /** How many rows of the whole list stand before these. */
  start?: number
}

const nobody: Address[] = []
/** Rows that are drawn in full before it is known where they are: a high window has no more. */
const firstRows = 16

/** Rows under one heading: of a list of thousands only those are drawn anew that changed. */
export const TransactionRows = memo(Rows, showsSame)

function Rows(props: TransactionRowsProps) {
  const { safe, transactions, isSettled, label, receivers = nobody, repeats, start = 0 } = props
  const counts = new Map<string, number>()
  const named = transactions.map((transaction) => {
    // A gateway may list one transaction twice, which must be seen, and not upset the page.
    const count = (counts.get(transaction.id) ?? 0) + 1
    counts.set(transaction.id, count)
    return { key: `${transaction.id} ${count}`, transaction }
  })
  return (
    <ul className={styles.rows} aria-label={label}>
      {named.map(({ key, transaction }, index) => (
        <TransactionRow
          key={key}
          {...{ safe, transaction, isSettled, receivers }}
          repeats={repeats.get(transaction) ?? 0}
          isFarAtFirst={start + index >= firstRows}
        />
      ))}
    </ul>
  )
}

/** Each load of a list groups its rows anew, of which most are what they were. Where they begin counts for new ones alone. */
function showsSame(before: TransactionRowsProps, now: TransactionRowsProps): boolean {
  const { safe, isSettled, label, receivers, transactions, repeats } = now
  if (before.safe !== safe || before.isSettled !== isSettled) return false
  if (before.label !== label || before.receivers !== receivers) return false
  const isSame = (row: TransactionSummary, place: number) =>
    row === before.transactions[place] && repeats.get(row) === before.repeats.get(row)
  return before.transactions.length === transactions.length && transactions.every(isSame)
}
