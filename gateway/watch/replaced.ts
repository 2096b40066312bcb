import type { BlockMark, GatewayClient } from '../chain/client'
import { LateNodeError, readHeader } from './logQueries'

export async function areOnChain(client: GatewayClient, marks: readonly BlockMark[]) {
  const found = await Promise.all(marks.map(({ number }) => readHeader(client, Number(number))))
  return marks.every(({ hash }, position) => found[position]?.mark.hash === hash)
}

/**
 * Whether the newest block that was read is still there; if not, the newest that is. Throws when the node has fewer
 * blocks than were read, and those that it has are the same: it is only late.
 */
export async function findReplaced(client: GatewayClient, marks: readonly BlockMark[], head: BlockMark) {
  const last = marks.at(-1)
  if (!last || last.hash === head.hash) return undefined
  const shared = marks.findLast(({ number }) => number <= head.number)
  if (last.number > head.number && (!shared || (await areOnChain(client, [shared])))) {
    throw new LateNodeError(`The node is at block ${head.number}, and ${last.number} has been read already`)
  }
  if (await areOnChain(client, [last])) return undefined
  for (const mark of marks.toReversed()) if (await areOnChain(client, [mark])) return { last, kept: mark }
  return { last, kept: undefined }
}
