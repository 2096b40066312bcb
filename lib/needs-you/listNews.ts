import type { SeenWaiting } from './seenWaiting'
import type { Waiting } from './sortQueue'
import type { SafeWaiting } from './useNeedsYou'

/** `needed` needs the viewer since now; what is `gone` from the list was executed, or else. */
export type News = { needed: Waiting[]; gone: string[] }

/** So long after another tab looked, this one goes on from what that one saw. */
const handover = 300_000

/** What is new in a Safe since `seen`. Of what was there when this browser began to look, nothing is. */
export function listNews(now: SafeWaiting, seen: SeenWaiting | undefined, isFirstLook: boolean): News {
  if (!seen || (isFirstLook && now.updatedAt - seen.at > handover)) return { needed: [], gone: [] }
  const before = new Map(seen.items.map(({ id, need }) => [id, need]))
  const listed = new Set(now.waiting.map(({ transaction }) => transaction.id))
  return {
    needed: now.waiting.filter(({ transaction, need }) => need !== 'wait' && before.get(transaction.id) !== need),
    // Of a list that goes on, what is not on its first page may stand on the next.
    gone: now.isMore ? [] : [...before.keys()].filter((id) => !listed.has(id)),
  }
}
