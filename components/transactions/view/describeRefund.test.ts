import { type Address, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { describeRefund } from './describeRefund'

const native = { symbol: 'ETH', decimals: 18 }
const other: Address = '0x000000000000000000000000000000000000dEaD'
const plain = createTransaction({ to: other, value: 1n, data: '0x' }, 1n)

it('says that nobody is refunded without a gas price, whatever the other fields hold', () => {
  expect(describeRefund({ ...plain, refundReceiver: other, baseGas: 9n }, native)).toBe(
    'Nobody is refunded: the gas price is 0.',
  )
})

it('says who is paid how much at least and at most', () => {
  const refund = { gasPrice: 10n ** 9n, baseGas: 50_000n, safeTxGas: 100_000n }
  expect(describeRefund({ ...plain, ...refund }, native)).toBe(
    'The Safe pays whoever executes it 0.000000001 ETH for each unit of gas: 0.00005 ETH for the base gas, and about ' +
      '0.00015 ETH if the call uses all of its gas. If the block’s gas price is lower, that one counts.',
  )
})

it('names the token and the receiver, and that there is no limit', () => {
  const refund = { gasPrice: 2n, baseGas: 3n, gasToken: other, refundReceiver: other }
  const text = describeRefund({ ...plain, ...refund }, native)
  expect(text).toContain(`The Safe pays ${other} 2 smallest units of the token ${other} for each unit of gas`)
  expect(text).toContain('what the call itself uses has no limit here')
  expect(text).not.toContain(zeroAddress)
})
