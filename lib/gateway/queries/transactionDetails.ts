import type { Gateway } from '@/lib/gateway/client/client'
import { transactionIdParam } from '@/lib/gateway/client/pathParams'
import { get } from '@/lib/gateway/client/request'
import { chainPath } from '@/lib/gateway/client/safeRef'
import { type TransactionDetails, transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

/** One transaction by the gateway's id or by its safeTxHash. Throws GatewayError, with status 404 for an unknown one. */
export function readTransactionDetails(
  gateway: Gateway,
  chainId: number,
  id: string,
  signal: AbortSignal,
): Promise<TransactionDetails> {
  return gateway.call(transactionRequest(chainId, id), transactionDetails, signal)
}

/** Asks for one transaction: what apps get of it is read by other rules. */
export function transactionRequest(chainId: number, id: string) {
  return get(`${chainPath(chainId)}/transactions/${transactionIdParam(id)}`)
}
