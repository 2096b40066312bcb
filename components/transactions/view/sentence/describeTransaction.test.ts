import {
  SettingsInfoType,
  TransactionInfoType,
  TransactionTokenType,
  TransferDirection,
} from '@safe-global/safe-gateway-typescript-sdk'
import { type Address, encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeAmount } from '@/components/transactions/view/describeAmount'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { safeAbi } from '@/lib/safe/call/abi'
import { createBatch } from '@/lib/safe/call/batch'
import { decodeCall } from '@/lib/safe/call/callData'
import { createRejection } from '@/lib/safe/execute/rejection'
import { createTransaction, type SafeTransaction } from '@/lib/safe/hash/transaction'
import { describeTransaction } from './describeTransaction'
import { writeSentence } from './sentence'

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

const nameOf = (account: Address) => (account === dave ? 'dave.eth' : account)
const unitOf = (account: Address) => (account === token ? { symbol: 'DUSD', decimals: 6 } : undefined)

function title(transaction: SafeTransaction, txInfo = custom, known: typeof unitOf = () => undefined) {
  const call = { decoded: decodeCall(safe, transaction), transaction }
  return writeSentence(describeTransaction({ ...{ safe, txInfo, native, call }, unitOf: known }), nameOf)
}
const call = (to: Address, data: Hex, value = 0n) => createTransaction({ to, data, value }, 1n)

describe('what the call data says', () => {
  it('names payments, exact, and tokens by what is known of them', () => {
    expect(title(call(dave, '0x', 123_456_789_012_345_678n))).toBe('Send 0.123456789012345678 ETH to dave.eth')
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave, 1_500_000n] })
    expect(title(call(token, data), transfer(TransferDirection.OUTGOING, 3))).toBe('Send 1,500 DUSD to dave.eth')
    expect(title(call(token, data), transfer(TransferDirection.OUTGOING, 3), unitOf)).toBe('Send 1.5 DUSD to dave.eth')
    expect(title(call(token, data, 8n), transfer(TransferDirection.OUTGOING, 6))).toBe(
      `Call transfer() on ${token} with 0.000000000000000008 ETH`,
    )
    expect(title(call(token, data))).toBe('Send 1500000 smallest units of a token to dave.eth')
    const from = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [dave, safe, 1n] })
    expect(title(call(token, from))).toBe(`Move 1 smallest units of a token from dave.eth to ${safe}`)
  })

  it.each<[string, () => Hex, string]>([
    [
      'a new owner and one signature',
      () => encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [dave, 1n] }),
      'Add dave.eth as owner; 1 signature will be enough',
    ],
    [
      'an owner less',
      () => encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args: [token, dave, 2n] }),
      'Remove dave.eth as owner; 2 signatures will be needed',
    ],
    [
      'another owner',
      () => encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [safe, dave, token] }),
      `Replace dave.eth by ${token} as owner`,
    ],
    [
      'a threshold',
      () => encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [2n] }),
      'Change the threshold: 2 signatures will be needed',
    ],
    [
      'a module',
      () => encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [dave] }),
      'Enable the module dave.eth; it will act without signatures',
    ],
  ])('says what %s makes true', (_change, data, sentence) => {
    expect(title(call(safe, data()))).toBe(sentence)
  })

  it('names batches by their number and first acts, and functions by whose they are', () => {
    const multiSendCallOnly = getAddress('0x9641d764fc13c8B624c04430C7356C1C7C8102e2')
    const transferData = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave, 1_500_000n] })
    const acts = [
      { to: dave, value: 10n ** 18n, data: '0x' as const },
      { to: token, value: 0n, data: transferData },
      { to: dave, value: 1n, data: '0x' as const },
    ]
    const batch = (count: number) =>
      title(createTransaction(createBatch(acts.slice(0, count), multiSendCallOnly), 1n), custom, unitOf)
    expect(batch(1)).toBe('Send 1 ETH to dave.eth')
    expect(batch(2)).toBe('2 actions: Send 1 ETH to dave.eth; Send 1.5 DUSD to dave.eth')
    expect(batch(3)).toBe('3 actions: Send 1 ETH to dave.eth; Send 1.5 DUSD to dave.eth; …')
    const stranger = createTransaction(createBatch(acts, token), 1n)
    expect(title(stranger)).toBe(`Run multiSend() of ${token} as this Safe (delegatecall)`)
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [dave, 1n] })
    expect(title(call(token, approve))).toBe(`Call approve() on ${token}`)
    expect(title(call(token, '0x12345678'))).toBe(`Call the contract ${token}`)
  })

  it('calls a rejection only what does nothing else', () => {
    const rejection = createRejection(safe, 4n)
    expect(title(rejection)).toBe('Reject transaction #4')
    expect(title({ ...rejection, gasPrice: 1n })).toBe('Looks like a rejection, but is none')
    expect(title({ ...rejection, operation: 1 })).toBe('Looks like a rejection, but is none')
    const called = title(call(dave, '0x', 10n ** 18n), { ...custom, isCancellation: true })
    expect(called).toBe('Called a rejection, but is none: Send 1 ETH to dave.eth')
  })

  it('outranks the summary', () => {
    expect(title(call(dave, '0x', 10n ** 18n), transfer(TransferDirection.INCOMING, 6))).toBe('Send 1 ETH to dave.eth')
  })
})

describe('what only the service says', () => {
  const say = (txInfo: TransactionInfo) => writeSentence(describeTransaction({ safe, txInfo, native }), nameOf)

  it('names every kind, known or not', () => {
    expect(say(transfer(TransferDirection.INCOMING, 6))).toBe('Receive 1.5 DUSD from dave.eth')
    expect(say(transfer(TransferDirection.OUTGOING, null))).toBe('Send 1500000 smallest units of DUSD to dave.eth')
    expect(say({ type: 'UNKNOWN', kind: 'SwapOrder' })).toBe('Unknown kind, which the Safe service calls SwapOrder')
    expect(say({ type: 'UNKNOWN', kind: '' })).toBe('Unknown kind: the Safe service does not say which')
    const moved = { sender: named(dave), recipient: named(dave), direction: TransferDirection.INCOMING }
    const transferInfo = { type: 'UNKNOWN', kind: 'ERC1155' } as const
    expect(say({ type: TransactionInfoType.TRANSFER, ...moved, transferInfo })).toBe(
      'Transfer of unknown kind, which the Safe service calls ERC1155',
    )
    const created = { creator: named(dave), implementation: null, factory: null, saltNonce: null }
    const transactionHash: Hex = `0x${'1'.repeat(64)}`
    expect(say({ type: TransactionInfoType.CREATION, ...created, transactionHash })).toBe('Create this Safe')
    expect(say({ ...custom, isCancellation: true })).toBe('Reject another transaction')
    expect(say({ ...custom, methodName: 'swap' })).toBe('Call swap() on dave.eth')
    expect(say({ ...custom, actionCount: 3 })).toBe('3 actions')
    const settingsInfo = { type: SettingsInfoType.CHANGE_THRESHOLD, threshold: 1 } as const
    expect(say({ type: TransactionInfoType.SETTINGS_CHANGE, dataDecoded: null, settingsInfo })).toBe(
      'Change the threshold: 1 signature will be enough',
    )
  })
})

it('writes items by their id and cleans symbols', () => {
  expect(describeAmount(7n, { symbol: 'BADGE', decimals: null }, true)).toBe('BADGE #7')
  expect(describeAmount(7n, { symbol: '\u202eHTE', decimals: 0 })).toBe('7 HTE')
  expect(describeAmount(0n, { symbol: null, decimals: 18 })).toBe('0 tokens')
})
