import type { TransactionReceipt } from 'viem'
import { readMinedAt } from '@/lib/chain/minedAt'
import type { ReadClient } from '@/lib/chain/readClient'
import { type Check, match, mismatch, unknown } from '@/lib/safe/verify/verification'

type BlockReader = Pick<ReadClient, 'getBlock'>

const subject = 'time'

/**
 * Services give the time of the block. Some round it to the minute, or take the time at which they read the block: that
 * is minutes at most, and moves nothing to another day but what happened around midnight.
 */
const tolerance = 300_000

/** Whether something was mined at the time that is said, in milliseconds since 1970; nothing when none is said. */
export async function checkTime(
  client: BlockReader | undefined,
  receipt: TransactionReceipt,
  claimed: number | null,
): Promise<Check[]> {
  if (claimed === null) return []
  if (!client) return [unknown(subject, { code: 'timeNotAsked' })]
  try {
    const mined = Number(await readMinedAt(client, receipt)) * 1000
    if (Math.abs(mined - claimed) <= tolerance) return [match(subject, { code: 'time' })]
    return [mismatch(subject, { code: 'otherTime' }, { expected: asIso(mined), received: asIso(claimed) })]
  } catch {
    return [unknown(subject, { code: 'timeSilent' })]
  }
}

function asIso(time: number): string {
  return Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : `${time}`
}
