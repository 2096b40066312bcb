import { type Address, decodeFunctionData, encodeFunctionData, type Hex, isAddressEqual, isHex } from 'viem'
import { includesAddress, isAmong } from '@/lib/format/address'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { joinSignatures, type OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { readSignature, splitSignatures } from '@/lib/safe/signature/signatures'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import { NotExecutableError } from './executionErrors'

/** A transaction of the account that pays for it, ready to be sent. */
export type ExecutionCall = { to: Address; data: Hex; value: bigint }

/**
 * The execTransaction call with as many signatures as the Safe needs now, sorted. Confirmations must be verified: those
 * of others than the owners on the chain are left out. An executor who is an owner counts without a signature. Throws
 * NotExecutableError.
 */
export function prepareExecution(
  state: SafeState,
  transaction: SafeTransaction,
  confirmations: readonly OwnerSignature[],
  executor?: Address,
): ExecutionCall {
  if (transaction.nonce !== state.nonce) throw new NotExecutableError('nonce', state.nonce, transaction.nonce)
  const isOwner = isAmong(state.owners)
  const usable = confirmations.filter(({ signer }) => isOwner(signer))
  const signers = usable.map(({ signer }) => signer)
  if (executor && isOwner(executor) && !includesAddress(signers, executor)) {
    usable.push({ signer: executor, signature: approvedHashSignature(executor) })
  }
  if (usable.length < state.threshold) throw new NotExecutableError('signatures', state.threshold, usable.length)
  const sorted = usable.sort((a, b) => cost(a) - cost(b))
  const tied = state.threshold === 1 ? sorted.find(({ signature }) => !isOnlySender(signature, executor)) : undefined
  const chosen = tied ? [tied] : sorted.slice(0, state.threshold)
  return { to: state.address, data: encodeExecution(transaction, joinSignatures(chosen)), value: 0n }
}

/**
 * Whether a signature ties the execution to its nonce. By sending alone an owner signs whatever is sent, under any nonce:
 * taken twice, such a call is executed twice.
 */
export function isTiedToNonce({ data }: ExecutionCall, executor: Address): boolean {
  const { args } = decodeFunctionData({ abi: safeAbi, data })
  const signatures = args?.at(-1)
  return typeof signatures === 'string' && isHex(signatures) && !isOnlySender(signatures, executor)
}

/** The call data of execTransaction, with the signatures joined. */
export function encodeExecution(transaction: SafeTransaction, signatures: Hex): Hex {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction
  const refund = [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const
  const args = [to, value, data, operation, ...refund, signatures] as const
  return encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
}

/** The call by which an owner approves a hash on the chain: the signature of a contract, or of a wallet that cannot sign. */
export function createApproval(safe: Address, safeTxHash: Hex): ExecutionCall {
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [safeTxHash] })
  return { to: safe, data, value: 0n }
}

/** Whether the signatures are nothing but that this account is the one who sends. */
function isOnlySender(signatures: Hex, executor: Address | undefined): boolean {
  return splitSignatures(signatures).every(
    (part) => part.kind === 'approvedHash' && executor !== undefined && isAddressEqual(part.signer, executor),
  )
}

/** A signature that takes no call is cheaper to check than one that asks a contract. */
function cost({ signature }: OwnerSignature): number {
  return readSignature(signature).kind === 'contract' ? 1 : 0
}
