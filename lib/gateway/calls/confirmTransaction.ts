import type { Hash, Hex } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { chainParam, hashParam } from '@/lib/gateway/client/pathParams'
import { GatewayRequest } from '@/lib/gateway/client/sdkRequest'
import { type TransactionDetails, transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

/**
 * Adds an owner's signature to a queued transaction. Not among the SDK's calls: where a gateway lacks it (404),
 * proposing the same transaction again with the other owner as sender does the same. Throws GatewayError.
 */
export async function confirmTransaction(
  gateway: Gateway,
  chainId: number,
  safeTxHash: Hash,
  signature: Hex,
  signal?: AbortSignal,
): Promise<TransactionDetails> {
  const path = `/v1/chains/${chainParam(chainId)}/transactions/${hashParam(safeTxHash)}/confirmations`
  return gateway.call(new GatewayRequest(path, { signature }), transactionDetails, signal)
}
