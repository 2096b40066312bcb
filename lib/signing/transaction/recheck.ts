import type { Address, Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { HashMismatchError } from '@/lib/safe/hash/transactionHash'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { ObstacleError } from '@/lib/signing/obstacle'
import { assertWallet, type CurrentWallet, recheckSafe, type ShownSafe } from '@/lib/signing/recheck'
import type { ActDeps } from '@/lib/signing/runAct'
import { readStored, type Stored } from '@/lib/signing/storedSignatures'
import { claimTransaction } from '@/lib/verify/claimedTransaction'
import { assertNoRepeat, findRepeats } from './repeats'
import { type Review, type ReviewSubject, reviewTransaction } from './review'
import type { CallSet } from './sameCalls'

const patience = 10_000

/** A transaction as it was shown, and what shall be done with it. */
export type TransactionAct = ShownSafe & {
  subject: ReviewSubject
  /** The hash that the user saw and agreed to. */
  safeTxHash: Hex
  known: readonly Address[]
  /** Whether the service has the transaction already: then a signature only confirms it. */
  isQueued: boolean
  /** What does the same under these hashes was shown, and shall be done again all the same. */
  agreed?: readonly Hex[] | undefined
  origin?: { name: string; url: string } | undefined
  /** The Safe among the owners that the account signs for, where it is no owner itself. */
  ownerSafe?: SafeState | undefined
}

export type Fresh = { chain: SafeState; review: Review; hashes: { safeTxHash: Hex; preimage: Hex } }

/**
 * Reads the Safe again and checks the transaction again, just before something is signed or sent, and after the wallet has
 * signed. Throws ObstacleError when account, chain, nonce, owners, threshold or contract are not those that were
 * shown, or when the check does not end as `match`; ChainUnavailableError when the chain does not answer.
 */
export async function recheck(client: ReadClient, shown: TransactionAct, current: () => CurrentWallet): Promise<Fresh> {
  const chain = await recheckSafe(client, shown, current)
  const review = await reviewTransaction({ ...shown, client, chain })
  const hashes = review?.verification.hashes
  if (!hashes) throw new ObstacleError({ code: 'uncheckable' })
  if (hashes.safeTxHash !== shown.safeTxHash) throw new HashMismatchError(hashes.safeTxHash, shown.safeTxHash)
  if (review.transaction.nonce < chain.nonce) throw new ObstacleError({ code: 'nonceUsedMeanwhile' })
  if (review.status !== 'match') throw new ObstacleError({ code: 'told', sentence: review.sentence })
  assertWallet(shown, current())
  return { chain, review, hashes }
}

/**
 * Like `recheck`, and looks for what does the same as a transaction that the service has not: in the queue as it is at
 * this moment, and among what was begun here. `isListed` is false when the service has no such transaction, undefined
 * where that was not asked or not told. Throws ObstacleError for what was not agreed to, and what `recheck` throws.
 */
export async function recheckNew(
  deps: ActDeps,
  act: TransactionAct,
): Promise<Fresh & { isListed: boolean | undefined }> {
  const [fresh, found] = await Promise.all([recheck(deps.client, act, deps.current), findFor(deps, act)])
  assertNoRepeat(found?.repeats ?? [], act.agreed)
  return { ...fresh, isListed: found?.isListed }
}

async function findFor({ gateway, unfinished }: ActDeps, act: TransactionAct) {
  const { ref, subject, safeTxHash, isQueued, chain } = act
  if (isQueued || !('transaction' in subject)) return undefined
  const { transaction } = subject
  const seen = new Map<Hex, CallSet>()
  return findRepeats({ gateway, unfinished, ref, transaction, safeTxHash, nextNonce: chain.nonce, seen })
}

/** Asks the service anew: another tab or another owner may have been there meanwhile. Throws nothing it could cause. */
export function readStoredTransaction(
  { gateway }: Pick<ActDeps, 'gateway'>,
  { ref, safeTxHash, subject }: TransactionAct,
): Promise<Stored> {
  const id = 'details' in subject ? subject.details.txId : safeTxHash
  return readStored(async () => {
    const details = await readTransactionDetails(gateway, ref.chainId, id, AbortSignal.timeout(patience))
    const claimed = claimTransaction(details)
    return 'kind' in claimed ? [] : claimed.confirmations
  })
}

/** What the service is handed of the act, with a signature of an owner. */
export function proposalOf(
  { safeTxHash, isQueued, origin }: TransactionAct,
  transaction: SafeTransaction,
  { signer, signature }: OwnerSignature,
) {
  const described = origin && JSON.stringify({ name: origin.name.slice(0, 60), url: origin.url.slice(0, 120) })
  return { transaction, safeTxHash, sender: signer, signature, isQueued, ...(described && { origin: described }) }
}
