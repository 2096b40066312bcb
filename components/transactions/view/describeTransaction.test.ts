import {
  SettingsInfoType,
  TransactionInfoType,
  TransactionTokenType,
  TransferDirection,
} from '@safe-global/safe-gateway-typescript-sdk'
import { type Address, encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { safeAbi } from '@/lib/safe/call/abi'
import { createBatch } from '@/lib/safe/call/batch'
import { decodeCall } from '@/lib/safe/call/callData'
import { createRejection } from '@/lib/safe/execute/rejection'
import { createTransaction, type SafeTransaction } from '@/lib/safe/hash/transaction'
import { describeAmount } from './describeAmount'
import { describeTransaction } from './describeTransaction'

const safe: Address = getAddress('0x00000000000000000000000000000000000000aa')
const dave: Address = getAddress('0x00000000000000000000000000000000000000dd')
const token: Address = getAddress('0x00000000000000000000000000000000000000cc')
const native = { symbol: 'ETH', decimals: 18 }
const named = (value: Address) => ({ value, name: null, logoUri: null })
const custom: TransactionInfo = {
  ...{
    type: TransactionInfoType.CUSTOM,
    to: named(dave),
    dataSize: 0n,
    value: 0n,
    methodName: null,
    actionCount: null,
  },
  isCancellation: false,
}
const transfer = (direction: TransferDirection, decimals: number | null): TransactionInfo => ({
  ...{ type: TransactionInfoType.TRANSFER, sender: named(dave), recipient: named(dave), direction },
  transferInfo: {
    ...{
      type: TransactionTokenType.ERC20,
      tokenAddress: token,
      tokenName: 'Dollar',
      tokenSymbol: 'DUSD',
      logoUri: null,
      trusted: true,
    },
    ...{ value: 1_500_000n, decimals, imitation: null },
  },
})

function title(transaction: SafeTransaction, txInfo = custom) {
  const { text, address } = describeTransaction({
    ...{ safe, txInfo, native, call: { decoded: decodeCall(safe, transaction), transaction } },
  })
  return address ? `${text} ${address}` : text
}
const call = (to: Address, data: Hex, value = 0n) => createTransaction({ to, data, value }, 1n)

describe('what the call data says', () => {
  it('names payments, exact, and tokens by what is known of them', () => {
    expect(title(call(dave, '0x', 123_456_789_012_345_678n))).toBe(`Send 0.123456789012345678 ETH to ${dave}`)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave, 1_500_000n] })
    expect(title(call(token, data), transfer(TransferDirection.OUTGOING, 6))).toBe(`Send 1.5 DUSD to ${dave}`)
    expect(title(call(token, data, 8n), transfer(TransferDirection.OUTGOING, 6))).toBe(
      `Contract call transfer() at ${token}`,
    )
    expect(title(call(token, data))).toBe(`Send 1500000 smallest units of a token to ${dave}`)
  })

  it('names settings, batches and functions', () => {
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [2n] })
    expect(title(call(safe, data))).toBe('Change of threshold to 2')
    const calls = [1, 2, 3].map(() => ({ to: dave, value: 1n, data: '0x' as const }))
    const multiSendCallOnly = getAddress('0x9641d764fc13c8B624c04430C7356C1C7C8102e2')
    expect(title(createTransaction(createBatch(calls, multiSendCallOnly), 1n))).toBe('Batch of 3 calls')
    const stranger = createTransaction(createBatch(calls, token), 1n)
    expect(title(stranger)).toBe(`Delegatecall multiSend() at ${token}`)
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [dave, 1n] })
    expect(title(call(token, approve))).toBe(`Contract call approve() at ${token}`)
    expect(title(call(token, '0x12345678'))).toBe(`Contract call to ${token}`)
  })

  it('calls a rejection only what does nothing else', () => {
    const rejection = createRejection(safe, 4n)
    expect(title(rejection)).toBe('Rejection')
    expect(title({ ...rejection, gasPrice: 1n })).toBe('Looks like a rejection, but is none')
    expect(title({ ...rejection, operation: 1 })).toBe('Looks like a rejection, but is none')
    const called = title(call(dave, '0x', 10n ** 18n), { ...custom, isCancellation: true })
    expect(called).toBe(`Called a rejection, but is none: Send 1 ETH to ${dave}`)
  })

  it('outranks the summary', () => {
    expect(title(call(dave, '0x', 10n ** 18n), transfer(TransferDirection.INCOMING, 6))).toBe(`Send 1 ETH to ${dave}`)
  })
})

describe('what only the service says', () => {
  const say = (txInfo: TransactionInfo) => describeTransaction({ safe, txInfo, native })

  it('names every kind, known or not', () => {
    expect(say(transfer(TransferDirection.INCOMING, 6))).toEqual({ text: 'Receive 1.5 DUSD from', address: dave })
    expect(say(transfer(TransferDirection.OUTGOING, null)).text).toBe('Send 1500000 smallest units of DUSD to')
    expect(say({ type: 'UNKNOWN', kind: 'SwapOrder' }).text).toBe('Unknown kind: SwapOrder')
    const created = { creator: named(dave), implementation: null, factory: null, saltNonce: null }
    const transactionHash: Hex = `0x${'1'.repeat(64)}`
    expect(say({ type: TransactionInfoType.CREATION, ...created, transactionHash }).text).toBe('Safe created')
    expect(say({ ...custom, isCancellation: true }).text).toBe('Said to be a rejection')
    expect(say({ ...custom, methodName: 'swap' }).text).toBe('Contract call swap() at')
    const settingsInfo = { type: SettingsInfoType.CHANGE_THRESHOLD, threshold: 2 } as const
    expect(say({ type: TransactionInfoType.SETTINGS_CHANGE, dataDecoded: null, settingsInfo }).text).toBe(
      'Change of threshold to 2',
    )
  })
})

it('writes items by their id and cleans symbols', () => {
  expect(describeAmount(7n, { symbol: 'BADGE', decimals: null }, true)).toBe('BADGE #7')
  expect(describeAmount(7n, { symbol: '\u202eHTE', decimals: 0 })).toBe('7 HTE')
  expect(describeAmount(0n, { symbol: null, decimals: 18 })).toBe('0 tokens')
})
