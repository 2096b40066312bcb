import { type Operation, proposeTransaction as sdkPropose } from '@safe-global/safe-gateway-typescript-sdk'
import type { Address, Hash, Hex } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { type SafeRef, safeParams } from '@/lib/gateway/client/safeRef'
import { type TransactionDetails, transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

/** The hashed fields of a Safe transaction, who proposes it, and their signature. Amounts in the smallest unit. */
export type Proposal = {
  transaction: {
    to: Address
    value: bigint
    data: Hex
    operation: Operation
    safeTxGas: bigint
    baseGas: bigint
    gasPrice: bigint
    gasToken: Address
    refundReceiver: Address
    nonce: bigint
  }
  safeTxHash: Hash
  sender: Address
  /** Without one the gateway keeps the proposal out of the trusted queue. */
  signature?: Hex
  /** Which app it comes from: JSON text of name, url and note. */
  origin?: string
}

/**
 * Puts a transaction into the Safe's queue, or adds the signature if it is there already. Throws GatewayError; 422 and
 * 400 say in the message what the gateway refuses.
 */
export async function proposeTransaction(
  gateway: Gateway,
  safe: SafeRef,
  { transaction, safeTxHash, sender, signature, origin }: Proposal,
  signal?: AbortSignal,
): Promise<TransactionDetails> {
  const { to, data, operation, gasToken, refundReceiver } = transaction
  const body = {
    to,
    value: transaction.value.toString(),
    data,
    operation,
    nonce: transaction.nonce.toString(),
    safeTxGas: transaction.safeTxGas.toString(),
    baseGas: transaction.baseGas.toString(),
    gasPrice: transaction.gasPrice.toString(),
    gasToken,
    refundReceiver,
    safeTxHash,
    sender,
    signature,
    origin,
  }
  return gateway.call(sdkPropose(...safeParams(safe), body), transactionDetails, signal)
}
