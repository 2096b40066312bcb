import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { Need } from '@/lib/needs-you/sortQueue'
import type { SafeWaiting } from '@/lib/needs-you/useNeedsYou'

export type GroupSafe = Omit<SafeWaiting, 'waiting'> & { transactions: TransactionSummary[] }

export type Group = { safes: GroupSafe[]; count: number }

/** What waits, by what it needs; in each group Safe by Safe. */
export function listGroups(safes: readonly SafeWaiting[]): Record<Need, Group> {
  const pick = (need: Need): Group => {
    const picked = safes.flatMap(({ waiting, ...rest }) => {
      const transactions = waiting.filter((each) => each.need === need).map(({ transaction }) => transaction)
      return transactions.length > 0 ? [{ ...rest, transactions }] : []
    })
    return { safes: picked, count: picked.reduce((sum, { transactions }) => sum + transactions.length, 0) }
  }
  return { confirm: pick('confirm'), execute: pick('execute'), wait: pick('wait') }
}

/** The first `most` transactions of a group, Safe by Safe. */
export function cutGroup({ safes }: Group, most: number): GroupSafe[] {
  let room = most
  return safes.flatMap(({ transactions, ...rest }) => {
    const shown = transactions.slice(0, room)
    room -= shown.length
    return shown.length > 0 ? [{ ...rest, transactions: shown }] : []
  })
}
