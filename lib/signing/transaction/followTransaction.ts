import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { safeAbi } from '@/lib/safe/call/abi'
import { findExecution } from '@/lib/safe/execute/executionResult'
import { followSent, type NonceSlot, type SentProgress } from '@/lib/safe/execute/followSent'
import { readExecution } from '@/lib/safe/execute/readExecution'
import type { ActDeps } from '@/lib/signing/runAct'
import { sentExecutionKey } from '@/lib/signing/unfinished/actKeys'
import { type ActSubject, type SentAct, unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'

/**
 * How a sent act ended. `failure`: mined, the nonce is used, and the Safe's call reverted. `other`: mined, and it did not
 * execute this: without signatures that are tied to the nonce, the same call fits any. `unproved`: mined, and a Safe of
 * its version (up to 1.0.0) leaves nothing by which to tell.
 */
export type FollowResult = {
  outcome: 'success' | 'failure' | 'other' | 'unproved' | 'reverted' | 'replaced' | 'dropped'
  /** Of the transaction that did it, which is another one when the wallet sped it up; undefined where none is known. */
  txHash: Hex | undefined
  /** Why the chain did not say whether another transaction did it. */
  gap?: unknown
}

/** How a sent act stands; `error` says why the chain did not tell this time. */
export type ActProgress =
  | { phase: 'sent'; txHash: Hex; isOverdue: boolean; error?: unknown }
  | { phase: 'ended'; result: FollowResult }

type FollowDeps = Pick<ActDeps, 'client' | 'unfinished'>

/**
 * Says what became of an execution or an approval that was sent, by what the chain has at this moment: also of what
 * happened while nobody looked. Whatever transaction did it, it is done. Throws viem's errors.
 */
export async function followTransaction(
  client: ReadClient,
  sent: SentAct,
  now: number = Date.now(),
): Promise<ActProgress & { slot: NonceSlot | undefined }> {
  const progress = await followSent(client, sent, now)
  const { slot, state } = progress
  const { txHash } = sent
  if (state === 'waiting' || state === 'overdue') return { phase: 'sent', txHash, isOverdue: state === 'overdue', slot }
  const outcome = state === 'mined' ? await readOutcome(client, progress.receipt, sent) : state
  if (outcome === 'success' || outcome === 'failure' || outcome === 'other' || outcome === 'unproved') {
    return { phase: 'ended', result: { outcome, txHash }, slot }
  }
  const gone: FollowResult = { outcome, txHash: state === 'mined' ? txHash : undefined }
  const result = await findElsewhere(client, sent).catch((gap: unknown) => ({ ...gone, gap }))
  return { phase: 'ended', result: result ?? gone, slot }
}

/** Asks until the end is known, however often the chain does not answer; what is known on the way goes to `onProgress`. */
export async function followToEnd(
  deps: FollowDeps,
  sent: SentAct,
  onProgress: (progress: Extract<ActProgress, { phase: 'sent' }>) => void,
): Promise<FollowResult> {
  let { slot } = sent
  for (;;) {
    const progress = await followAndKeep(deps, { ...sent, slot })
    if (progress.phase === 'ended') return progress.result
    slot = progress.slot
    onProgress(progress)
    await new Promise((resolve) => setTimeout(resolve, deps.client.pollingInterval))
  }
}

/** How the execution stands that an earlier visit, another dialog or another tab has sent; null where none was. */
export function sentExecutionQuery(client: ReadClient | undefined, subject: ActSubject | undefined) {
  const follow = (deps: FollowDeps, of: ActSubject) => {
    const sent = unfinishedActs.findSent(of)
    return sent ? followAndKeep(deps, sent) : null
  }
  return queryOptions({
    queryKey: [...sentExecutionKey, subject?.chainId, subject?.safe, subject?.hash] as const,
    queryFn: client && subject ? () => follow({ client, unfinished: unfinishedActs }, subject) : skipToken,
    // The end that is known is not asked for again: the act is forgotten then.
    staleTime: ({ state }) => (isFinal(state.data) ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (state.data && !isFinal(state.data) ? client?.pollingInterval : false),
    gcTime: 0,
  })
}

/** What did not come about is kept until it is sent again: whoever comes back reads why it is not done. */
async function followAndKeep(
  { client, unfinished }: FollowDeps,
  sent: SentAct,
): Promise<ActProgress & { slot: NonceSlot | undefined }> {
  try {
    const progress = await followTransaction(client, sent)
    if (progress.slot && !sent.slot) unfinished.keepSlot(sent, progress.slot)
    if (progress.phase === 'ended' && isFinal(progress)) {
      unfinished.forgetSent(sent)
      unfinished.settleNotes(sent, sent.approver ? 'approve' : 'execute', progress.result.outcome === 'success')
    }
    return progress
  } catch (error) {
    return { phase: 'sent', txHash: sent.txHash, isOverdue: false, error, slot: sent.slot }
  }
}

function isFinal(progress: ActProgress | null | undefined): boolean {
  return progress?.phase === 'ended' && ['success', 'failure'].includes(progress.result.outcome)
}

async function readOutcome(
  client: ReadClient,
  receipt: Extract<SentProgress, { state: 'mined' }>['receipt'],
  { safe, hash, approver }: SentAct,
): Promise<'success' | 'failure' | 'other' | 'unproved' | 'reverted'> {
  if (receipt.status === 'reverted') return 'reverted'
  if (approver) return 'success'
  const claim = { safe, safeTxHash: hash, txHash: receipt.transactionHash }
  const { outcome } = await readExecution(client, claim)
  if (outcome === 'unknown') return 'unproved'
  return outcome === 'absent' ? 'other' : outcome
}

/** The same, done by another transaction: a wallet that speeds one up sends it anew, and any owner may execute. */
async function findElsewhere(client: ReadClient, sent: SentAct): Promise<FollowResult | undefined> {
  const { safe, hash, approver, sinceBlock } = sent
  if (!approver) return sinceBlock === undefined ? undefined : findExecution(client, safe, hash, sinceBlock)
  const contract = { address: safe, abi: safeAbi, functionName: 'approvedHashes', args: [approver, hash] } as const
  const approved = await client.readContract(contract)
  return approved === 0n ? undefined : { outcome: 'success', txHash: undefined }
}
