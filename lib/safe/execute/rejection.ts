import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { createTransaction, type SafeTransaction } from '@/lib/safe/hash/transaction'

/** An empty call of the Safe to itself: executing it uses up the nonce and so cancels what else was queued for it. */
export function createRejection(safe: Address, nonce: bigint): SafeTransaction {
  return createTransaction({ to: safe, value: 0n, data: '0x' }, nonce)
}

/**
 * Whether a transaction does nothing but use up its nonce. Every field counts except safeTxGas, which only limits the
 * empty call: a "rejection" with a refund, a value or a delegatecall is not one, whatever the service calls it.
 */
export function isRejection(safe: Address, transaction: SafeTransaction): boolean {
  const { to, value, data, operation, baseGas, gasPrice, gasToken, refundReceiver } = transaction
  const isEmptyCall = isAddressEqual(to, safe) && value === 0n && sameBytes(data, '0x') && operation === 0
  const isWithoutRefund = baseGas === 0n && gasPrice === 0n && [gasToken, refundReceiver].every(isZero)
  return isEmptyCall && isWithoutRefund
}

function isZero(address: Address): boolean {
  return isAddressEqual(address, zeroAddress)
}
