import { type Address, encodeFunctionData, type Hex, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { safeAbi } from '@/lib/safe/call/abi'
import { createBatch } from '@/lib/safe/call/batch'
import { decodeCall } from '@/lib/safe/call/callData'
import { listWarnings } from '@/lib/safe/call/warnings'
import { createApproval } from '@/lib/safe/execute/executeTransaction'
import { createTransaction, type SafeCall } from '@/lib/safe/hash/transaction'
import { listApprovals } from './hashApprovals'

const inner: Address = '0x1111111111111111111111111111111111111111'
const outer: Address = '0x2222222222222222222222222222222222222222'
const other: Address = '0x3333333333333333333333333333333333333333'
const callOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const [first, second] = [keccak256('0x01'), keccak256('0x02')]

const list = (call: SafeCall) => listApprovals(decodeCall(inner, call))
const pay: SafeCall = { to: other, value: 1n, data: '0x' }

test('approvals are found at the top, in batches and in what another Safe is told to do, each once', () => {
  expect(list(createApproval(outer, first))).toEqual([{ safe: outer, hash: first, approver: inner }])
  expect(list(pay)).toEqual([])
  const approve = (safe: Address, hash: Hex) => createApproval(safe, hash)
  const told = [other, 0n, approve(other, second).data, 0] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'execTransactionFromModule', args: told })
  const calls = [approve(outer, first), pay, approve(outer, first), { to: outer, value: 0n, data }]
  expect(list(createBatch(calls, callOnly))).toEqual([
    { safe: outer, hash: first, approver: inner },
    { safe: other, hash: second, approver: outer },
  ])
})

test('an approval that runs as a delegatecall is one of the Safe itself, by whoever executes it', () => {
  const call: SafeCall = { ...createApproval(outer, first), operation: 1 }
  expect(list(call)).toEqual([{ safe: inner, hash: first, approver: undefined }])
})

test('each hash that is approved is a danger as long as nothing else is known of it', () => {
  const transaction = createTransaction(createBatch([createApproval(outer, first), pay], callOnly), 0n)
  const [worst] = listWarnings({ safe: inner, transaction, decoded: decodeCall(inner, transaction) })
  expect(worst).toMatchObject({ code: 'blindApproval', severity: 'danger', address: outer })
  expect(worst?.message).toContain(first)
})
