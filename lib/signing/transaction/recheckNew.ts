import type { Act, ActDeps } from './actDeps'
import { type Fresh, recheck } from './recheck'
import { assertNoRepeat, findRepeats } from './repeats'

/**
 * Like `recheck`, and looks for what does the same as a transaction that the service has not: in the queue as it is at
 * this moment, and among what was begun here. `isListed` is false when the service has no such transaction, undefined
 * where that was not asked or not told. Throws RepeatError for what was not agreed to, and what `recheck` throws.
 */
export async function recheckNew(deps: ActDeps, act: Act): Promise<Fresh & { isListed: boolean | undefined }> {
  const [fresh, found] = await Promise.all([recheck(deps.client, act, deps.current), findFor(deps, act)])
  assertNoRepeat(found?.repeats ?? [], act.agreed)
  return { ...fresh, isListed: found?.isListed }
}

async function findFor({ gateway, unfinished, seen = new Map() }: ActDeps, act: Act) {
  const { ref, subject, safeTxHash, isQueued, chain } = act
  if (isQueued || !('transaction' in subject)) return undefined
  const { transaction } = subject
  return findRepeats({ gateway, unfinished, ref, transaction, safeTxHash, nextNonce: chain.nonce, seen })
}
