import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { ClaimedTransaction } from '@/lib/safe/verify/verifyTransaction'

/** A queued transaction for the other owners, should the service not be there for them; undefined where nothing waits. */
export function exportFile({ chainId, address }: SafeRef, claimed: ClaimedTransaction): TransactionFile | undefined {
  const { transaction, safeTxHash, confirmations, execution } = claimed
  if (execution || !safeTxHash.startsWith('0x')) return undefined
  return {
    ...{ chainId, safe: address, transaction, signatures: [...confirmations] },
    safeTxHash: `0x${safeTxHash.slice(2)}`,
  }
}
