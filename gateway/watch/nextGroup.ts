import type { Range, WatchedSafe } from './logQueries'

type Bounds = { head: number; finalityDepth: number; blocks: number }

/**
 * Those that are furthest behind, or furthest ahead, and what to read of them: never beyond where others are, whom they
 * then join.
 */
export function nextGroup(
  safes: readonly WatchedSafe[],
  { head, finalityDepth, blocks }: Bounds,
  who: 'last' | 'first' = 'last',
) {
  const waiting = safes.filter(({ next }) => next <= head)
  if (waiting.length === 0) return undefined
  const from = Math[who === 'last' ? 'min' : 'max'](...waiting.map(({ next }) => next))
  const others = safes.map(({ next }) => next - 1).filter((end) => end >= from)
  // A mark at the last final block: a reorganisation then never leads further back.
  const final = head - finalityDepth
  const range: Range = { from, to: Math.min(from + blocks - 1, from <= final ? final : head, ...others) }
  return { safes: waiting.filter(({ next }) => next === from), range }
}
