import * as z from 'zod/mini'
import { transactionId } from '@/lib/gateway/schemas/transactionSchema'
import { nameSafe } from '@/lib/safe-view/viewedSafes'
import { readEntries, StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'
import type { SafeWaiting } from './useNeedsYou'

const maxItems = 50

const item = z.object({ id: transactionId, need: z.enum(['confirm', 'execute', 'wait']) })
const seenSafe = z.object({
  safe: z.string().check(z.regex(/^\d{1,15}:0x[0-9a-f]{40}$/)),
  /** In milliseconds since 1970. */
  at: z.number(),
  items: z.pipe(
    z.array(z.unknown()),
    z.transform((items) => readEntries(items, item, maxItems)),
  ),
})

/** What a Safe had waiting when it was looked at last, in whichever tab of this browser. */
export type SeenWaiting = z.output<typeof seenSafe>

/** The Safes that were looked at last: what has been told once is told by no tab again. */
export function openSeenWaiting(storage: ValueStorage): StoredList<SeenWaiting> {
  const keyOf = ({ safe }: SeenWaiting) => safe
  const rules = { maxEntries: 50, maxTextLength: 1_000_000, keyOf, newest: 'first' } as const
  return new StoredList(storage, 'countersign.seenWaiting', seenSafe, rules)
}

export function noteWaiting({ safe, waiting, updatedAt }: SafeWaiting): SeenWaiting {
  const items = waiting.map(({ transaction, need }) => ({ id: transaction.id, need }))
  return { safe: nameSafe(safe), at: updatedAt, items: items.slice(0, maxItems) }
}
