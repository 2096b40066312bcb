import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { showAmount } from '@/lib/format/amount'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { Unit } from './describeAmount'
import * as words from './words'

/** What the Safe pays back for gas, to whom and how much, from the fields that are signed. */
export function describeRefund(transaction: SafeTransaction, native: Unit): string {
  const { gasPrice, gasToken, refundReceiver, baseGas, safeTxGas } = transaction
  if (gasPrice === 0n) return words.noRefund
  const receiver = isZero(refundReceiver) ? undefined : refundReceiver
  const costOf = (gas: bigint) => write(gasPrice * gas, gasToken, native)
  const most = safeTxGas === 0n ? undefined : costOf(baseGas + safeTxGas)
  return words.refund(receiver, costOf(1n), costOf(baseGas), most, isZero(gasToken))
}

function write(amount: bigint, gasToken: Address, { decimals, symbol }: Unit): string {
  if (!isZero(gasToken) || decimals === null) return words.smallestUnitsOfToken(amount, gasToken)
  return `${showAmount(amount, decimals)} ${symbol ?? ''}`.trim()
}

function isZero(address: Address): boolean {
  return isAddressEqual(address, zeroAddress)
}
