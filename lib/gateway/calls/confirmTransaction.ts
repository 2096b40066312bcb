import type { Hash, Hex } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { hashParam } from '@/lib/gateway/client/pathParams'
import { send } from '@/lib/gateway/client/request'
import { chainPath } from '@/lib/gateway/client/safeRef'
import { type TransactionDetails, transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

/**
 * Adds an owner's signature to a queued transaction. Not among the specified calls: where a gateway lacks it (404),
 * proposing the same transaction again with the other owner as sender does the same. Throws GatewayError.
 */
export async function confirmTransaction(
  gateway: Gateway,
  chainId: number,
  safeTxHash: Hash,
  signature: Hex,
): Promise<TransactionDetails> {
  const path = `${chainPath(chainId)}/transactions/${hashParam(safeTxHash)}/confirmations`
  return gateway.call(send(path, { signature }), transactionDetails)
}
