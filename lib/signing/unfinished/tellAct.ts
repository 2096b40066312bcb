import type { Address, Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { findExecution } from '@/lib/safe/execute/executionResult'
import { hasSomethingUnderWay } from '@/lib/safe/execute/followSent'
import { mayBeSilent } from '@/lib/safe/execute/readExecution'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { isBeingAsked } from '@/lib/signing/locks'
import type { ActDeps } from '@/lib/signing/runAct'
import { isSigned } from '@/lib/signing/storedSignatures'
import { type FollowResult, followTransaction } from '@/lib/signing/transaction/followTransaction'
import type { Queue } from '@/lib/signing/transaction/readQueue'
import { claimTransaction } from '@/lib/verify/claimedTransaction'
import { readNote } from './noteAct'
import type { ActNote } from './unfinishedActs'

/**
 * What became of an act, as far as service and chain tell. `undelivered`: the signature is kept here. `signed`: given,
 * and neither kept nor at the service. `unreported`: the chain has the approval, and the service not the transaction.
 * `asking`: a tab still waits for the wallet. `open`: it may still come, the likelier where its account `isBusy` with a
 * transaction that the chain has not taken.
 */
export type ActFate =
  | { state: 'queued'; isSigned: boolean }
  | { state: 'executed'; txHash: Hex | undefined; isFailed: boolean }
  | { state: 'sent'; txHash: Hex; isOverdue: boolean }
  | { state: 'ended'; outcome: FollowResult['outcome'] }
  | { state: 'approved' | 'unreported' | 'deleted' | 'undelivered' | 'signed' | 'asking' }
  | { state: 'open'; isBusy: boolean }
  | { state: 'nothing'; why: 'unanswered' | 'nonceUsed' | 'nonceUsedUntold' | 'notListed' }

export type TellDeps = Pick<ActDeps, 'client' | 'gateway' | 'unfinished'>

/** The Safe and its queue as they are now, or why the service does not tell. */
export type Present = { chain: SafeState; queue: Queue | { error: unknown } }

const patience = 600_000
const searchedBlocks = 9_999

/** Says what became of an act that was noted; it changes nothing. Throws GatewayError and viem's errors. */
export async function tellAct(deps: TellDeps, note: ActNote, present: Present, now = Date.now()): Promise<ActFate> {
  if (note.kind === 'execute' || note.kind === 'approve') return tellSent(deps, note, present, now)
  return note.kind === 'delete' ? tellDeletion(deps, note, present, now) : tellSignature(deps, note, present, now)
}

async function tellSignature(deps: TellDeps, note: ActNote, present: Present, now: number): Promise<ActFate> {
  const { unfinished, gateway } = deps
  const signer = note.signer ?? note.account
  const isKept = unfinished.findSignature(note, signer) !== undefined
  // Kept for the service, which need not answer for that.
  if (isKept && 'error' in present.queue && !isUsed(note, present)) return { state: 'undelivered' }
  const listed = findListed(note, present)
  const isSigned = listed !== undefined && (await isSignedAt(deps.client, gateway, listed.id, note, signer, present))
  if (isSigned) return { state: 'queued', isSigned }
  if (!listed && isUsed(note, present)) return tellUsedNonce(deps.client, note, present)
  if (isKept) return { state: 'undelivered' }
  if (note.stage === 'asked' && (await isBeingAsked(note))) return { state: 'asking' }
  if (listed) return { state: 'queued', isSigned }
  if (note.stage === 'done') return { state: 'nothing', why: 'notListed' }
  return note.stage === 'answered' ? { state: 'signed' } : tellUnanswered(note, now)
}

async function tellSent(deps: TellDeps, note: ActNote, present: Present, now: number): Promise<ActFate> {
  const { client, unfinished } = deps
  const { kind, account, chainId, safe, hash } = note
  const approver = kind === 'approve' ? account : undefined
  const sent = unfinished.findSent({ chainId, safe, hash, approver })
  if (sent) {
    const progress = await followTransaction(client, sent, now)
    if (progress.phase === 'sent') return { state: 'sent', txHash: sent.txHash, isOverdue: progress.isOverdue }
    const { outcome, txHash } = progress.result
    const isOver = outcome === 'success' || outcome === 'failure'
    if (approver && outcome === 'success') return tellApproval(note, present)
    return isOver ? { state: 'executed', txHash, isFailed: outcome === 'failure' } : { state: 'ended', outcome }
  }
  if (approver && (await isApproved(client, note))) return tellApproval(note, present)
  if (isUsed(note, present)) return tellUsedNonce(client, note, present)
  if (await isBeingAsked(note)) return { state: 'asking' }
  const isBusy = await hasSomethingUnderWay(client, account)
  return isBusy ? { state: 'open', isBusy } : tellUnanswered(note, now)
}

/** Without the service the other owners do not find what was approved. */
function tellApproval(note: ActNote, present: Present): ActFate {
  const { queue } = present
  if ('error' in queue || !queue.isComplete || isUsed(note, present)) return { state: 'approved' }
  return { state: findListed(note, present) ? 'approved' : 'unreported' }
}

async function tellDeletion({ client }: TellDeps, note: ActNote, present: Present, now: number): Promise<ActFate> {
  if (!findListed(note, present)) {
    const used = isUsed(note, present) ? await tellUsedNonce(client, note, present) : undefined
    return used?.state === 'executed' ? used : { state: 'deleted' }
  }
  if (note.stage === 'asked' && (await isBeingAsked(note))) return { state: 'asking' }
  return note.stage === 'asked' ? tellUnanswered(note, now) : { state: 'nothing', why: 'unanswered' }
}

/** Where a browser cannot tell whether another tab still waits, a while has to pass. */
async function tellUnanswered(note: ActNote, now: number): Promise<ActFate> {
  const isSend = note.kind === 'execute' || note.kind === 'approve'
  const isKnown = !isSend && (await isBeingAsked(note)) === false
  const isLate = Math.abs(now - note.askedAt) > patience
  return isKnown || isLate ? { state: 'nothing', why: 'unanswered' } : { state: 'open', isBusy: false }
}

async function tellUsedNonce(client: ReadClient, note: ActNote, { chain }: Present): Promise<ActFate> {
  const height = Number(await client.getBlockNumber({ cacheTime: 0 }))
  const since = note.sinceBlock ?? Math.max(0, height - searchedBlocks)
  const found = await findExecution(client, note.safe, note.hash, since)
  if (!found) return { state: 'nothing', why: mayBeSilent(chain) ? 'nonceUsedUntold' : 'nonceUsed' }
  return { state: 'executed', txHash: found.txHash, isFailed: found.outcome === 'failure' }
}

/** Throws why it is not known what is queued. */
function findListed({ hash }: ActNote, { queue }: Present) {
  if ('error' in queue) throw queue.error
  return queue.items.find(({ safeTxHash }) => safeTxHash === hash)
}

function isUsed(note: ActNote, { chain }: Present): boolean {
  const nonce = readNote(note)?.transaction.nonce
  return nonce !== undefined && nonce < chain.nonce
}

/** Verified here: that the service lists it does not say that it has the signature. */
async function isSignedAt(
  client: ReadClient,
  gateway: TellDeps['gateway'],
  id: string,
  note: ActNote,
  signer: Address,
  { chain }: Present,
): Promise<boolean> {
  const details = await readTransactionDetails(gateway, note.chainId, id, AbortSignal.timeout(10_000))
  const claimed = claimTransaction(details)
  if ('kind' in claimed) return false
  const account = { chainId: note.chainId, address: note.safe, version: chain.version }
  const { safeTxHash, preimage } = hashSafeTransaction(account, claimed.transaction)
  if (safeTxHash !== note.hash) return false
  const signable = { safe: { ...account, owners: chain.owners }, content: { hash: safeTxHash, preimage } }
  return isSigned(client, signable, signer, claimed.confirmations)
}

async function isApproved(client: ReadClient, { safe, account, hash }: ActNote): Promise<boolean> {
  const contract = { address: safe, abi: safeAbi, functionName: 'approvedHashes', args: [account, hash] } as const
  return (await client.readContract(contract)) !== 0n
}
