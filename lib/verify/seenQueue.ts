import { size } from 'viem'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { parseBytes } from '@/lib/safe/hash/bytes'
import type { QueueItem } from '@/lib/safe/verify/verifyQueue'

/** The part of the browser's storage that is needed here. */
type QueueStorage = Pick<Storage, 'getItem' | 'setItem'>

// Numbers as text: JSON has no bigint, and a nonce may be larger than what a JSON number keeps.
type StoredItem = { nonce: string; safeTxHash: string }
type StoredQueue = { safe: string; items: StoredItem[] }

const queueKey = 'countersign.queue'
const maxItems = 200
const maxSafes = 20

/**
 * Keeps what the queue of a Safe lists now, in place of what it listed before, so that `verifyQueue` can tell next time
 * what is missing. The last 20 Safes are kept, and of each the first 200 transactions. A full storage keeps what it has.
 */
export function rememberQueue(storage: QueueStorage, ref: SafeRef, items: readonly QueueItem[]): void {
  const safe = nameOf(ref)
  const kept = items.slice(0, maxItems).map(({ nonce, safeTxHash }) => ({ nonce: `${nonce}`, safeTxHash }))
  const others = readQueues(storage).filter((queue) => queue.safe !== safe)
  const queues = [{ safe, items: kept }, ...others].slice(0, maxSafes)
  try {
    storage.setItem(queueKey, JSON.stringify(queues))
  } catch {
    // Full or forbidden: then nothing can be missed later, which is no reason to fail now.
  }
}

/** What the queue of a Safe listed when this browser saw it last; nothing when that is not known or not readable. */
export function recallQueue(storage: QueueStorage, ref: SafeRef): QueueItem[] {
  const safe = nameOf(ref)
  const queue = readQueues(storage).find((candidate) => candidate.safe === safe)
  return (queue?.items ?? []).map(({ nonce, safeTxHash }) => ({ nonce: BigInt(nonce), safeTxHash }))
}

function nameOf({ chainId, address }: SafeRef): string {
  return `${chainId}:${address.toLowerCase()}`
}

function readQueues(storage: QueueStorage): StoredQueue[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(queueKey) ?? '[]')
    return Array.isArray(found) ? found.slice(0, maxSafes).flatMap(readQueue) : []
  } catch {
    return []
  }
}

function readQueue(value: unknown): StoredQueue[] {
  const { safe, items } = asObject(value)
  if (typeof safe !== 'string' || !/^\d{1,15}:0x[0-9a-f]{40}$/.test(safe) || !Array.isArray(items)) return []
  return [{ safe, items: items.slice(0, maxItems).flatMap(readItem) }]
}

function readItem(value: unknown): StoredItem[] {
  const { nonce, safeTxHash } = asObject(value)
  if (typeof nonce !== 'string' || !/^\d{1,78}$/.test(nonce)) return []
  const hash = parseBytes(safeTxHash)
  return hash && size(hash) === 32 ? [{ nonce, safeTxHash: hash }] : []
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
