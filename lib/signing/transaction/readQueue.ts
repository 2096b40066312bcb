import type { Hex } from 'viem'
import { absentGateway } from '@/lib/gateway/client/absentGateway'
import type { Gateway } from '@/lib/gateway/client/client'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { PageParam } from '@/lib/gateway/queries/paging'
import { readQueuePage } from '@/lib/gateway/queries/queuePage'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import type { TransactionListItem } from '@/lib/gateway/schemas/transactionSchema'
import { createTurns } from '@/lib/storage/turns'
import { claimTransaction, readIdHash } from '@/lib/verify/claimedTransaction'
import { type CallSet, listCalls } from './sameCalls'

/** A transaction that the service lists as queued; nothing of it is checked. */
export type Queued = { id: string; safeTxHash: Hex; nonce: bigint }

/** `isComplete` is false where there are more pages than were read, or entries that cannot be read, `unread` of them. */
export type Queue = { items: Queued[]; unread: number; isComplete: boolean }

const patience = 8_000
const maxPages = 10
const turn = createTurns(6)

/** What is queued at this moment, also what nobody has signed: nothing where there is no service. Throws GatewayError. */
export async function readQueue(gateway: Gateway, ref: SafeRef): Promise<Queue> {
  if (gateway === absentGateway) return { items: [], unread: 0, isComplete: true }
  const signal = AbortSignal.timeout(patience)
  const items: Queued[] = []
  const seen: PageParam[] = []
  let unread = 0
  let page: PageParam
  do {
    seen.push(page)
    const { next, results, ...rest } = await readQueuePage(gateway, ref, page, false, signal)
    unread += rest.unread.length
    items.push(...results.flatMap(readItem))
    page = next ?? undefined
  } while (page !== undefined && !seen.includes(page) && seen.length < maxPages)
  const isWhole = page === undefined || seen.includes(page)
  return { items, unread, isComplete: isWhole && unread === 0 }
}

/**
 * What a queued transaction does. `seen` keeps it by its hash: what has a hash does not change. Throws GatewayError; undefined for what the service does
 * not describe.
 */
export async function readQueuedCalls(
  gateway: Gateway,
  ref: SafeRef,
  { id, safeTxHash }: Queued,
  seen: Map<Hex, CallSet>,
): Promise<CallSet | undefined> {
  const known = seen.get(safeTxHash)
  if (known) return known
  const details = await turn(() => readTransactionDetails(gateway, ref.chainId, id, AbortSignal.timeout(patience)))
  const claimed = claimTransaction(details)
  if ('kind' in claimed) return undefined
  const calls = listCalls(ref.address, claimed.transaction)
  seen.set(safeTxHash, calls)
  return calls
}

function readItem(item: TransactionListItem): Queued[] {
  if (item.type !== 'TRANSACTION') return []
  const { id, executionInfo } = item.transaction
  const safeTxHash = readIdHash(id)
  if (executionInfo?.type !== 'MULTISIG' || !safeTxHash) return []
  return [{ id, safeTxHash, nonce: executionInfo.nonce }]
}
