import { type Address, encodeFunctionData, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { createTransaction, type SafeCall } from '@/lib/safe/hash/transaction'
import { safeAbi } from './abi'
import { createBatch } from './batch'
import { decodeCall } from './callData'
import { weighOwnerChanges } from './ownerRisks'
import { listWarnings } from './warnings'

const safe: Address = '0x1111111111111111111111111111111111111111'
const [one, two, three]: Address[] = [
  '0x3333333333333333333333333333333333333333',
  '0x4444444444444444444444444444444444444444',
  '0x5555555555555555555555555555555555555555',
]
const callOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const sentinel: Address = '0x0000000000000000000000000000000000000001'
if (!one || !two || !three) throw new Error('Three owners are needed')
const now = { owners: [one, two], threshold: 1 }

function weigh(call: SafeCall, state: typeof now | 'executed' = now): string[] {
  const transaction = createTransaction(call, 0n)
  const decoded = decodeCall(safe, transaction)
  const warnings = listWarnings({ safe, transaction, decoded })
  return weighOwnerChanges(warnings, {
    safe,
    call: decoded,
    now: state === 'executed' ? undefined : state,
    account: two,
  }).map(({ code }) => code)
}
const self = (data: Hex): SafeCall => ({ to: safe, value: 0n, data })
const add = (owner: Address, threshold: bigint) =>
  self(encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [owner, threshold] }))
const remove = (owner: Address, threshold: bigint) =>
  self(encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args: [sentinel, owner, threshold] }))
const need = (threshold: bigint) =>
  self(encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [threshold] }))
const payment: SafeCall = { to: three, value: 1n, data: '0x' }

describe('a change of owners', () => {
  test('is cautioned of only for what its sentence does not say', () => {
    expect(weigh(add(three, 2n))).toEqual([])
    expect(weigh(need(1n))).toEqual(['oneIsEnough'])
    expect(weigh(need(2n))).toEqual(['allMustSign'])
    expect(weigh(add(three, 3n))).toEqual(['allMustSign'])
    expect(weigh(remove(two, 1n))).toEqual(['oneIsEnough', 'removesYou'])
  })

  test('is weighed at the end of all that a batch does', () => {
    expect(weigh(createBatch([add(three, 2n), remove(one, 1n), need(2n)], callOnly))).toEqual([
      'allMustSign',
      'uncheckedDelegateCall',
    ])
  })

  test('among other calls, which a sentence may leave out, is warned of as well', () => {
    expect(weigh(createBatch([payment, need(1n)], callOnly))).toEqual([
      'oneIsEnough',
      'uncheckedDelegateCall',
      'CHANGE_THRESHOLD',
    ])
  })

  test('that was executed is history', () => {
    expect(weigh(need(1n), 'executed')).toEqual([])
    expect(weigh(payment, 'executed')).toEqual([])
  })
})
