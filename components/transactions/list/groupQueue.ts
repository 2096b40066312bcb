import type { TransactionListItem, TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { QueueItem } from '@/lib/safe/verify/verifyQueue'

/** Transactions with one nonce. Without a nonce each stands alone. */
export type QueueGroup = { nonce: bigint | undefined; transactions: TransactionSummary[] }

export type QueueSections = {
  used: QueueGroup[]
  next: QueueGroup[]
  queued: QueueGroup[]
  /** What kinds of items were listed that are not known here. */
  unknown: string[]
}

/**
 * The queue by nonces. The gateway's own labels and conflict headers are not believed: what comes next, and what excludes
 * what, follows from the nonces alone.
 */
export function groupQueue(items: readonly TransactionListItem[], nextNonce: bigint): QueueSections {
  const sections: QueueSections = { used: [], next: [], queued: [], unknown: [] }
  const groups = new Map<bigint, QueueGroup>()
  for (const item of items) {
    if (item.type === 'UNKNOWN') sections.unknown.push(item.kind)
    if (item.type !== 'TRANSACTION') continue
    const nonce = nonceOf(item.transaction)
    const group = nonce === undefined ? undefined : groups.get(nonce)
    if (group) {
      group.transactions.push(item.transaction)
      continue
    }
    const made: QueueGroup = { nonce, transactions: [item.transaction] }
    if (nonce === undefined) sections.queued.push(made)
    else groups.set(nonce, made)
  }
  for (const [nonce, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (nonce < nextNonce) sections.used.push(group)
    else if (nonce === nextNonce) sections.next.push(group)
    else sections.queued.push(group)
  }
  return sections
}

/** What `verifyQueue` judges: the nonce as listed, and the hash that the id names. */
export function listQueueItems(items: readonly TransactionListItem[]): QueueItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'TRANSACTION') return []
    const nonce = nonceOf(item.transaction)
    return nonce === undefined ? [] : [{ nonce, safeTxHash: hashOf(item.transaction.id) }]
  })
}

/** The transactions of a list, in its order. */
export function listTransactions(items: readonly TransactionListItem[]): TransactionSummary[] {
  return items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
}

export function nonceOf({ executionInfo }: TransactionSummary): bigint | undefined {
  return executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : undefined
}

/** Ids read kind_Safe_hash; an id of another form names its transaction as a whole. */
function hashOf(id: string): string {
  return /_(0x[0-9a-fA-F]{64})$/.exec(id)?.[1] ?? id
}
