import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { nameSafe } from '@/lib/safe-view/viewedSafes'

/** `left` is the number of those that are not asked about. */
export type ChosenSafes = { asked: SafeRef[]; left: number }

/** So many Safes are asked about at most, or a service is drowned by the questions of one page. */
export const mostSafes = 40

/** Those of `first`, then of each of the lists in turn, so that a long list of one network leaves room for the others. */
export function chooseSafes(first: readonly SafeRef[], lists: readonly (readonly SafeRef[])[]): ChosenSafes {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  const all = [...new Map([...first, ...inTurn].map((safe) => [nameSafe(safe), safe])).values()]
  return { asked: all.slice(0, mostSafes), left: Math.max(0, all.length - mostSafes) }
}
