import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { formatAmount } from '@/lib/format/amount'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { Unit } from './describeAmount'

/** What the Safe pays back for gas, to whom and how much, from the fields that are signed. */
export function describeRefund(transaction: SafeTransaction, native: Unit): string {
  const { gasPrice, gasToken, refundReceiver, baseGas, safeTxGas } = transaction
  if (gasPrice === 0n) return 'Nobody is refunded: the gas price is 0.'
  const receiver = isZero(refundReceiver) ? 'whoever executes it' : refundReceiver
  const price = `${write(gasPrice, gasToken, native)} for each unit of gas`
  const least = `${write(gasPrice * baseGas, gasToken, native)} for the base gas`
  const rest =
    safeTxGas === 0n
      ? 'what the call itself uses has no limit here'
      : `about ${write(gasPrice * (baseGas + safeTxGas), gasToken, native)} if the call uses all of its gas`
  const lower = isZero(gasToken) ? ' If the block’s gas price is lower, that one counts.' : ''
  return `The Safe pays ${receiver} ${price}: ${least}, and ${rest}.${lower}`
}

function write(amount: bigint, gasToken: Address, { decimals, symbol }: Unit): string {
  if (!isZero(gasToken) || decimals === null) return `${amount} smallest units of the token ${gasToken}`
  return `${formatAmount(amount, decimals, { group: true })} ${symbol ?? ''}`.trim()
}

function isZero(address: Address): boolean {
  return isAddressEqual(address, zeroAddress)
}
