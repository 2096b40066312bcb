import { getTransactionDetails } from '@safe-global/safe-gateway-typescript-sdk'
import type { Gateway } from '@/lib/gateway/client/client'
import { chainParam, transactionIdParam } from '@/lib/gateway/client/pathParams'
import { type TransactionDetails, transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

/** One transaction by the gateway's id or by its safeTxHash. Throws GatewayError, with status 404 for an unknown one. */
export function readTransactionDetails(
  gateway: Gateway,
  chainId: number,
  id: string,
  signal: AbortSignal,
): Promise<TransactionDetails> {
  return gateway.call(getTransactionDetails(chainParam(chainId), transactionIdParam(id)), transactionDetails, signal)
}
