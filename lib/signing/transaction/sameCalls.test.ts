import { encodeFunctionData, getAddress, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { findDeployment } from '@/lib/safe/account/deployments'
import { libraryAbi } from '@/lib/safe/call/abi'
import { createBatch, encodeMultiSend } from '@/lib/safe/call/batch'
import { createTokenTransfer } from '@/lib/safe/call/transfers'
import { createApproval } from '@/lib/safe/execute/executeTransaction'
import { createRejection } from '@/lib/safe/execute/rejection'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { countShared, digestCalls, listCalls } from './sameCalls'

const safe = recipients[2].address
const library = getAddress('0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526')
const other = getAddress('0x218543288004CD07832472D464648173c77D7eB7')
const pay: SafeCall = { to: owners[0].address, value: 7n, data: '0x' }
const send = createTokenTransfer(owners[1].address, owners[2].address, 5n)
const approve = createApproval(owners[2].address, `0x${'ab'.repeat(32)}`)
const digest = (call: SafeCall) => digestCalls(listCalls(safe, call))
const multiSend = (calls: SafeCall[], to = library): SafeCall => {
  const data = encodeFunctionData({ abi: libraryAbi, functionName: 'multiSend', args: [encodeMultiSend(calls)] })
  return { to, value: 0n, data, operation: 1 }
}
const upper = (data: Hex): Hex => `0x${data.slice(2).toUpperCase()}`

test.each<[string, SafeCall, SafeCall]>([
  ['the operation left out', pay, { ...pay, operation: 0 }],
  ['a batch of one', pay, multiSend([pay])],
  ['another order', createBatch([pay, send], library), createBatch([send, pay], library)],
  ['another library', multiSend([pay, send]), multiSend([pay, send], other)],
  ['a batch in a batch', multiSend([pay, send, approve]), multiSend([pay, multiSend([approve, send])])],
  ['a batch with an empty call of the Safe to itself', pay, multiSend([pay, { to: safe, value: 0n, data: '0x' }])],
  ['bytes in capital letters', send, { ...send, data: upper(send.data) }],
])('what does the same is the same: %s', (_, one, another) => {
  expect(digest(one)).toBeDefined()
  expect(digest(one)).toBe(digest(another))
})

test('the zero address stands for the Safe in a batch of 1.5.0, and only there', () => {
  expect(findDeployment(other)?.version).toBe('1.5.0')
  const own = { ...pay, to: safe }
  const zero = { ...pay, to: getAddress(`0x${'00'.repeat(20)}`) }
  expect(digest(multiSend([zero], other))).toBe(digest(own))
  expect(digest(multiSend([zero]))).toBe(digest(zero))
})

test.each<[string, SafeCall, SafeCall]>([
  ['another amount', pay, { ...pay, value: 8n }],
  ['another receiver', pay, { ...pay, to: owners[1].address }],
  ['twice', pay, multiSend([pay, pay])],
  ['a delegatecall', pay, { ...pay, operation: 1 }],
  ['a plain call of the library', multiSend([pay, send]), { ...multiSend([pay, send]), operation: 0 }],
  ['another length of zeros', { ...pay, data: '0x00000000' }, { ...pay, data: '0x0000000000' }],
])('what does something else is not: %s', (_, one, another) => {
  expect(digest(one)).not.toBe(digest(another))
})

test('a part is counted, each call once, and a rejection is the same as nothing', () => {
  const lists = [[pay, send], [pay], [pay, pay], [approve]].map((calls) => listCalls(safe, multiSend(calls)))
  const [both = [], one = [], twice = [], none = []] = lists
  expect([countShared(both, one), countShared(one, both), countShared(twice, both)]).toEqual([1, 1, 1])
  expect(countShared(both, none)).toBe(0)
  expect(digest(createRejection(safe, 3n))).toBeUndefined()
})

test.each<Hex>(['0x8d80ff0a', '0x8d80ff0a00', '0x8d80ff', '0x'])('data that is no batch is one call: %s', (data) => {
  expect(listCalls(safe, { to: library, value: 0n, data, operation: 1 })).toHaveLength(1)
})
