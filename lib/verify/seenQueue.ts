import * as z from 'zod/mini'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { amount } from '@/lib/gateway/schemas/numbers'
import { hash } from '@/lib/gateway/schemas/values'
import type { QueueItem } from '@/lib/safe/verify/verifyQueue'
import { readEntries, StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'

const maxItems = 200

const storedItem = z.object({ nonce: amount, safeTxHash: z.pipe(hash, z.transform(String)) })
const storedQueue = z.object({
  safe: z.string().check(z.regex(/^\d{1,15}:0x[0-9a-f]{40}$/)),
  items: z.pipe(
    z.array(z.unknown()),
    z.transform((items) => readEntries(items, storedItem, maxItems)),
  ),
})

/**
 * Keeps what the queue of a Safe lists now, in place of what it listed before, so that `verifyQueue` can tell next time
 * what is missing. The last 20 Safes are kept, and of each the first 200 transactions. When a full or forbidden storage
 * does not keep it, nothing can be missed later, which is no reason to fail now.
 */
export function rememberQueue(storage: ValueStorage, ref: SafeRef, items: readonly QueueItem[]): void {
  const kept = items.slice(0, maxItems).map(({ nonce, safeTxHash }) => ({ nonce, safeTxHash }))
  listOf(storage).put({ safe: nameOf(ref), items: kept })
}

/** What the queue of a Safe listed when this browser saw it last; nothing when that is not known or not readable. */
export function recallQueue(storage: ValueStorage, ref: SafeRef): QueueItem[] {
  return listOf(storage).find(nameOf(ref))?.items ?? []
}

function listOf(storage: ValueStorage) {
  const keyOf = ({ safe }: z.output<typeof storedQueue>) => safe
  const rules = { maxEntries: 20, maxTextLength: 1_000_000, keyOf, newest: 'first' } as const
  return new StoredList(storage, 'countersign.queue', storedQueue, rules)
}

function nameOf({ chainId, address }: SafeRef): string {
  return `${chainId}:${address.toLowerCase()}`
}
