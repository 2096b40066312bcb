import type { Address, Hash, Hex } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { addressParam, hashParam } from '@/lib/gateway/client/pathParams'
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

/** One call: a proposal, or a signature for what the gateway has already. Throws GatewayError. */
export async function submitTransaction(
  gateway: Gateway,
  safe: SafeRef,
  { isQueued, ...proposal }: Proposal & { signature: Hex; isQueued: boolean },
): Promise<void> {
  if (isQueued) {
    try {
      await confirmTransaction(gateway, safe.chainId, proposal.safeTxHash, proposal.signature)
      return
    } catch (error) {
      if (!(error instanceof GatewayError && error.status === 404)) throw error
    }
  }
  await proposeTransaction(gateway, safe, proposal)
}
