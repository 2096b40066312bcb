import type { Address, Hash, Hex } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { addressParam } from '@/lib/gateway/client/pathParams'
import { send } from '@/lib/gateway/client/request'
import { chainPath, type SafeRef } from '@/lib/gateway/client/safeRef'
import { type TransactionDetails, transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { type SafeTransaction, transactionFields } from '@/lib/safe/hash/transaction'

/** A Safe transaction, who proposes it, and their signature. */
export type Proposal = {
  transaction: SafeTransaction
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
): Promise<TransactionDetails> {
  const fields = Object.fromEntries(transactionFields.map((field) => [field, transaction[field]]))
  const path = `${chainPath(safe.chainId)}/transactions/${addressParam(safe.address)}/propose`
  return gateway.call(send(path, { ...fields, safeTxHash, sender, signature, origin }), transactionDetails)
}
