import { type Address, type Hex, isAddressEqual, type PublicClient } from 'viem'
import { AppError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import { HashMismatchError } from '@/lib/safe/hash/transactionHash'
import { type Review, type ReviewSubject, reviewTransaction } from './review'

/** What was shown is not what is so now: nothing was signed or sent. The message says what changed. */
export class ChangedMeanwhileError extends AppError {
  override name = 'ChangedMeanwhileError'
}

/** The wallet as it is at this moment. */
export type CurrentWallet = { account: Address | undefined; chainId: number | undefined }

export type Shown = {
  ref: SafeRef
  account: Address
  chain: SafeState
  subject: ReviewSubject
  /** The hash that the user saw and agreed to. */
  safeTxHash: Hex
  known: readonly Address[]
}

export type Fresh = { chain: SafeState; review: Review }

/**
 * Reads the Safe again and checks the transaction again, just before something is signed or sent. Throws
 * ChangedMeanwhileError when account, chain, nonce, owners, threshold or contract are not those that were shown, or when
 * the check does not end as `match`; ChainUnavailableError when the chain does not answer.
 */
export async function recheck(client: PublicClient, shown: Shown, current: () => CurrentWallet): Promise<Fresh> {
  assertWallet(shown, current())
  const chain = await readSafe(client, shown.ref.address)
  const review = await reviewTransaction({ ...shown, client, chain })
  if (!review?.verification.hashes) throw new ChangedMeanwhileError('This can no longer be checked.')
  const { safeTxHash } = review.verification.hashes
  if (safeTxHash !== shown.safeTxHash) throw new HashMismatchError(safeTxHash, shown.safeTxHash)
  const change = findChange(shown.chain, chain, review)
  if (change) throw new ChangedMeanwhileError(change)
  if (review.status !== 'match') throw new ChangedMeanwhileError(review.sentence)
  assertWallet(shown, current())
  return { chain, review }
}

/** Of what signing something that is no transaction depends on: who is asked, and the Safe as it was shown. */
export type ShownSafe = Pick<Shown, 'account' | 'ref' | 'chain'>

/**
 * Reads the Safe again, before a wallet is asked and after it answered. Throws ChangedMeanwhileError when account, chain,
 * owners, threshold or contract are not those that were shown; ChainUnavailableError when the chain does not answer.
 */
export async function recheckSafe(
  client: PublicClient,
  shown: ShownSafe,
  current: () => CurrentWallet,
): Promise<SafeState> {
  assertWallet(shown, current())
  const chain = await readSafe(client, shown.ref.address)
  const change = findSafeChange(shown.chain, chain)
  if (change) throw new ChangedMeanwhileError(change)
  assertWallet(shown, current())
  return chain
}

/** Throws ChangedMeanwhileError unless the wallet still has the account and the chain that were shown. */
export function assertWallet({ account, ref }: Pick<Shown, 'account' | 'ref'>, current: CurrentWallet): void {
  if (!current.account || !isAddressEqual(current.account, account)) {
    throw new ChangedMeanwhileError('The wallet has another account now. Nothing was sent.')
  }
  if (current.chainId !== ref.chainId) {
    throw new ChangedMeanwhileError('The wallet is on another chain now. Nothing was sent.')
  }
}

function findChange(shown: SafeState, now: SafeState, { transaction }: Review): string | undefined {
  if (transaction.nonce < now.nonce) return 'The nonce was used meanwhile: this can never be executed.'
  return findSafeChange(shown, now)
}

/** What of a Safe is not as it was shown, in a sentence; undefined where all of it is. */
export function findSafeChange(shown: SafeState, now: SafeState): string | undefined {
  if (now.threshold !== shown.threshold) {
    return `The Safe needs ${now.threshold} signatures now, not ${shown.threshold}. Look again before you go on.`
  }
  const gone = shown.owners.find((owner) => !now.owners.some((other) => isAddressEqual(other, owner)))
  if (gone) return `${gone} was removed from the owners meanwhile. Look again before you go on.`
  if (now.owners.length !== shown.owners.length) return 'An owner was added meanwhile. Look again before you go on.'
  const isOther = now.version !== shown.version || now.codeHash !== shown.codeHash
  const isOtherContract = isOther || !isAddressEqual(now.singleton, shown.singleton)
  return isOtherContract ? 'The contract of the Safe was changed meanwhile. Look again before you go on.' : undefined
}
