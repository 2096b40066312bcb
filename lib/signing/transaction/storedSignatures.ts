import { type Address, isAddressEqual } from 'viem'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { verifyConfirmations } from '@/lib/safe/signature/verifyConfirmations'
import { claimTransaction } from '@/lib/verify/claimedTransaction'
import type { Act, ActDeps } from './actDeps'
import type { Fresh } from './recheck'

/** What the service has of a transaction now; `unknown` when it did not answer. Its signatures are only claimed. */
export type Stored = { state: 'there' | 'missing' | 'unknown'; confirmations: readonly OwnerSignature[] }

/** A transaction that the service does not list. */
export const notStored: Stored = { state: 'missing', confirmations: [] }

const patience = 10_000

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
  deps: Pick<ActDeps, 'client'>,
  act: Act,
  fresh: Fresh,
  { signer, confirmations }: { signer: Address; confirmations: readonly OwnerSignature[] },
): Promise<boolean> {
  const own = confirmations.filter((confirmation) => isAddressEqual(confirmation.signer, signer))
  return (await listSigners(deps, act, fresh, own)).length > 0
}

/** The owners of whom one of the signatures holds over the hash that was shown. */
export async function listSigners(
  { client }: Pick<ActDeps, 'client'>,
  { ref, safeTxHash }: Act,
  { chain, review }: Fresh,
  confirmations: readonly OwnerSignature[],
): Promise<Address[]> {
  const { hashes } = review.verification
  if (confirmations.length === 0 || !hashes) return []
  const { signedBy } = await verifyConfirmations(client, {
    account: { ...ref, version: chain.version },
    ...{ hash: safeTxHash, preimage: hashes.preimage, confirmations, owners: chain.owners },
  })
  return signedBy
}
