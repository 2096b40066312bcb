import type { TransactionListItem, TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'

/** What happened on one day: `day` is its beginning in UTC, in milliseconds since 1970. */
export type DayGroup = { day: number; transactions: TransactionSummary[] }

const dayLength = 86_400_000

/**
 * A history by UTC days, in the order given. Days follow from the transactions' own times, so lists without labels have
 * them too. A transaction that a page repeats, because a newer one moved all of them down, is taken once.
 */
export function groupByDay(items: readonly TransactionListItem[]): { days: DayGroup[]; unknown: string[] } {
  const days: DayGroup[] = []
  const unknown: string[] = []
  const seen = new Set<string>()
  for (const item of items) {
    if (item.type === 'UNKNOWN') unknown.push(item.kind)
    if (item.type !== 'TRANSACTION' || seen.has(item.transaction.id)) continue
    seen.add(item.transaction.id)
    const day = Math.floor(item.transaction.timestamp / dayLength) * dayLength
    const last = days.at(-1)
    if (last?.day === day) last.transactions.push(item.transaction)
    else days.push({ day, transactions: [item.transaction] })
  }
  return { days, unknown }
}
