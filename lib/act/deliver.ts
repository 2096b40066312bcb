import { type Address, type Hex, isAddressEqual } from 'viem'
import { AppError, describeError } from '@/lib/errors'
import { confirmTransaction } from '@/lib/gateway/confirmTransaction'
import { GatewayError } from '@/lib/gateway/gatewayError'
import { proposeTransaction } from '@/lib/gateway/proposeTransaction'
import { readTransactionDetails } from '@/lib/gateway/transactionDetails'
import type { OwnerSignature } from '@/lib/safe/joinSignatures'
import type { SafeTransaction } from '@/lib/safe/transaction'
import { verifyConfirmations } from '@/lib/safe/verifyConfirmations'
import { claimTransaction } from '@/lib/verify/claimedTransaction'
import type { Act, ActDeps } from './actDeps'
import type { Fresh } from './recheck'
import type { ActSubject } from './unfinishedActs'

/** An owner signed, and the service did not take the signature: it is kept for the next try. */
export class UndeliveredError extends AppError {
  override name = 'UndeliveredError'
}

/** What the service has of a transaction now; `unknown` when it did not answer. Its signatures are only claimed. */
type Stored = { state: 'there' | 'missing' | 'unknown'; confirmations: readonly OwnerSignature[] }

const patience = 10_000
// Refused for now, not for good.
const passingStatuses = new Set([408, 429])

/** Asks the service anew: another tab or another owner may have been there meanwhile. Throws nothing it could cause. */
export async function readStored({ gateway }: ActDeps, { ref, safeTxHash, subject }: Act): Promise<Stored> {
  const id = 'details' in subject ? subject.details.txId : safeTxHash
  try {
    const details = await readTransactionDetails(gateway, ref.chainId, id, AbortSignal.timeout(patience))
    const claimed = claimTransaction(details)
    return { state: 'there', confirmations: 'kind' in claimed ? [] : claimed.confirmations }
  } catch (error) {
    const isMissing = error instanceof GatewayError && error.status === 404
    return { state: isMissing ? 'missing' : 'unknown', confirmations: [] }
  }
}

/** Whether one of the signatures is this owner's over the hash that was shown. */
export async function isSigned(
  { client }: ActDeps,
  { ref, safeTxHash }: Act,
  { chain, review }: Fresh,
  { signer, confirmations }: { signer: Address; confirmations: readonly OwnerSignature[] },
): Promise<boolean> {
  const own = confirmations.filter((confirmation) => isAddressEqual(confirmation.signer, signer))
  const { hashes } = review.verification
  if (own.length === 0 || !hashes) return false
  const { signedBy } = await verifyConfirmations(client, {
    account: { ...ref, version: chain.version },
    ...{ hash: safeTxHash, preimage: hashes.preimage, confirmations: own, owners: chain.owners },
  })
  return signedBy.length > 0
}

/**
 * Hands a signature to the service, which may have it already from another tab or from a call whose answer was lost. It
 * is kept until the service has it, and forgotten when the service refuses it. Throws UndeliveredError, GatewayError.
 */
export async function deliver(
  deps: ActDeps,
  act: Act,
  fresh: Fresh,
  signed: OwnerSignature,
  isThere: boolean,
): Promise<void> {
  const { unfinished } = deps
  const subject = subjectOf(act)
  unfinished.keepSignature({ ...subject, ...signed })
  try {
    await submit(deps, { ...act, isQueued: isThere }, fresh.review.transaction, signed)
  } catch (error) {
    const { confirmations } = await readStored(deps, act)
    const isTaken = await isSigned(deps, act, fresh, { signer: signed.signer, confirmations })
    if (!isTaken && !isRefused(error)) throw explain(error, signed.signature)
    unfinished.forgetSignature(subject, signed.signer)
    if (!isTaken) throw error
  }
  unfinished.forgetSignature(subject, signed.signer)
}

export function subjectOf({ ref, safeTxHash }: Act): ActSubject {
  return { chainId: ref.chainId, safe: ref.address, hash: safeTxHash }
}

/** One call to the service: a proposal, or a signature for what it has already. Throws GatewayError. */
export async function submit(
  { gateway }: ActDeps,
  { ref, safeTxHash, isQueued, origin }: Act,
  transaction: SafeTransaction,
  { signer, signature }: OwnerSignature,
): Promise<void> {
  const described = origin && JSON.stringify({ name: origin.name.slice(0, 60), url: origin.url.slice(0, 120) })
  const proposal = { transaction, safeTxHash, sender: signer, signature, ...(described && { origin: described }) }
  if (!isQueued) {
    await proposeTransaction(gateway, ref, proposal)
    return
  }
  try {
    await confirmTransaction(gateway, ref.chainId, safeTxHash, signature)
  } catch (error) {
    // Where a gateway has no confirmations, proposing again with the other owner as sender does the same.
    if (!(error instanceof GatewayError && error.status === 404)) throw error
    await proposeTransaction(gateway, ref, proposal)
  }
}

function isRefused(error: unknown): boolean {
  const status = error instanceof GatewayError ? error.status : undefined
  return status !== undefined && status >= 400 && status < 500 && !passingStatuses.has(status)
}

function explain(cause: unknown, signature: Hex): UndeliveredError {
  const message = `${describeError(cause)} Your signature is kept in this browser: try again, and your wallet is not asked again.`
  return new UndeliveredError(message, { cause, details: `Signature: ${signature}` })
}
