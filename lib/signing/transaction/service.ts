import { confirmTransaction } from '@/lib/gateway/calls/confirmTransaction'
import { proposeTransaction } from '@/lib/gateway/calls/proposeTransaction'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import type { ActDeps } from '@/lib/signing/runAct'
import { readStored, type Stored } from '@/lib/signing/storedSignatures'
import { claimTransaction } from '@/lib/verify/claimedTransaction'
import type { TransactionAct } from './recheck'

const patience = 10_000

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

/** One call to the service: a proposal, or a signature for what it has already. Throws GatewayError. */
export async function submit(
  { gateway }: Pick<ActDeps, 'gateway'>,
  { ref, safeTxHash, isQueued, origin }: TransactionAct,
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
