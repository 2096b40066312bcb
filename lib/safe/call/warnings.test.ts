import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  maxUint256,
  zeroAddress,
  zeroHash,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { listDelegateCallTargets, readCodeHashes } from '@/lib/safe/account/codeHashes'
import { findDeployment, locateContract, MissingContractError } from '@/lib/safe/account/deployments'
import { createRejection, isRejection } from '@/lib/safe/execute/rejection'
import { createTransaction, type SafeCall, type SafeTransaction } from '@/lib/safe/hash/transaction'
import { libraryAbi, safeAbi } from './abi'
import { createBatch, encodeMultiSend } from './batch'
import { decodeCall } from './callData'
import { listWarnings, type WarningInput } from './warnings'

const safe: Address = '0x1111111111111111111111111111111111111111'
const token: Address = '0x3333333333333333333333333333333333333333'
const receiver: Address = '0x4444444444444444444444444444444444444444'
const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const callOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

function warn(call: SafeCall, change: Partial<SafeTransaction> = {}, rest: Partial<WarningInput> = {}) {
  const transaction = { ...createTransaction(call, 0n), ...change }
  return listWarnings({ safe, transaction, decoded: decodeCall(safe, transaction), ...rest })
}
const codes = (warnings: { code: string }[]) => warnings.map(({ code }) => code)
const self = (data: Hex): SafeCall => ({ to: safe, value: 0n, data })
const payment: SafeCall = { to: receiver, value: 1n, data: '0x' }
const batch = createBatch([payment, payment], callOnly)

describe('delegatecalls', () => {
  test('to a known contract are judged by the code that stands there', () => {
    const genuine = findDeployment(callOnly)?.codeHash ?? zeroHash
    const hashes = (hash: Hex) => ({ codeHashes: new Map([[callOnly.toLowerCase(), hash]]) })
    expect(warn(batch, {}, hashes(genuine))).toMatchObject([{ code: 'knownDelegateCall', severity: 'notice' }])
    expect(warn(batch, {}, hashes(zeroHash))).toMatchObject([{ code: 'changedDelegateCall', severity: 'danger' }])
    expect(warn(batch)).toMatchObject([{ code: 'uncheckedDelegateCall', severity: 'caution' }])
  })

  test('to an unknown contract are a danger at any depth, also as another Safe', () => {
    const hidden: SafeCall = { to: receiver, value: 0n, data: '0x', operation: 1 }
    expect(warn(hidden)).toMatchObject([{ code: 'unknownDelegateCall', severity: 'danger', address: receiver }])
    const wrap = (calls: SafeCall[]): SafeCall => {
      const data = encodeFunctionData({ abi: libraryAbi, functionName: 'multiSend', args: [encodeMultiSend(calls)] })
      return { to: multiSend, value: 0n, data, operation: 1 }
    }
    expect(codes(warn(wrap([payment, wrap([wrap([hidden])])])))[0]).toBe('unknownDelegateCall')
    const inner = [receiver, 0n, '0x', 1] as const
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'execTransactionFromModule', args: inner })
    const [first] = warn({ to: token, value: 0n, data })
    expect(first).toMatchObject({ code: 'unknownDelegateCall', message: expect.stringContaining(token) })
  })

  describe('on a real chain', () => {
    let chain: Chain
    beforeAll(async () => {
      chain = await startDevnetChain()
    })
    afterAll(() => chain.stop())

    test('have the code hashes that the table knows', async () => {
      const targets = listDelegateCallTargets(decodeCall(safe, batch))
      expect(targets).toEqual([callOnly])
      const codeHashes = await readCodeHashes(chain.client, targets)
      expect(codes(warn(batch, {}, { codeHashes }))).toEqual(['knownDelegateCall'])
      await chain.client.setCode({ address: callOnly, bytecode: '0x00' })
      const changed = await readCodeHashes(chain.client, targets)
      expect(codes(warn(batch, {}, { codeHashes: changed }))).toEqual(['changedDelegateCall'])
      await expect(locateContract(chain.client, 'multiSendCallOnly', '1.4.1')).rejects.toBeInstanceOf(
        MissingContractError,
      )
      expect(await locateContract(chain.client, 'multiSend', '1.4.1')).toMatchObject({ address: multiSend })
    })
  })
})

describe('refunds', () => {
  test('say who gets how much of what', () => {
    expect(warn(payment, { safeTxGas: 5n, baseGas: 5n, refundReceiver: receiver })).toEqual([])
    const [native] = warn(payment, { gasPrice: 3n, baseGas: 100n, safeTxGas: 50n })
    expect(native).toMatchObject({ code: 'refund', severity: 'caution' })
    expect(native?.message).toMatch(/whoever executes it a refund of 3 wei .*at least 300 .*about 450/)
    const [inToken] = warn(payment, { gasPrice: 3n, gasToken: token, refundReceiver: receiver })
    expect(inToken).toMatchObject({ code: 'refund', severity: 'danger' })
    expect(inToken?.message).toContain(`Pays ${receiver}`)
    expect(inToken?.message).toContain(token)
  })
})

describe('rejections', () => {
  const rejection = createRejection(safe, 4n)

  test('are real only when nothing but safeTxGas differs', () => {
    expect(warn(rejection, rejection)).toMatchObject([{ code: 'rejection', severity: 'notice' }])
    expect(warn(rejection, { ...rejection, safeTxGas: 9n })).toMatchObject([{ code: 'rejection' }])
    expect(isRejection(safe, rejection)).toBe(true)
  })

  test.each<Partial<SafeTransaction>>([
    { operation: 1 },
    { baseGas: 1n },
    { gasPrice: 1n },
    { gasToken: token },
    { refundReceiver: receiver },
  ])('with %o only look like one', (change) => {
    const fake = { ...rejection, ...change }
    expect(isRejection(safe, fake)).toBe(false)
    expect(codes(warn(rejection, fake))).toContain('fakeRejection')
  })

  test('with a value, data or another receiver are none', () => {
    for (const change of [{ value: 1n }, { data: '0x00' as Hex }, { to: receiver }]) {
      expect(isRejection(safe, { ...rejection, ...change })).toBe(false)
      expect(codes(warn(rejection, { ...rejection, ...change }))).not.toContain('rejection')
    }
  })
})

describe('settings', () => {
  test.each([
    ['enableModule', 'ENABLE_MODULE', 'danger'],
    ['setGuard', 'SET_GUARD', 'danger'],
    ['setFallbackHandler', 'SET_FALLBACK_HANDLER', 'danger'],
    ['changeMasterCopy', 'CHANGE_IMPLEMENTATION', 'danger'],
  ] as const)('%s is named %s', (functionName, code, severity) => {
    const data = encodeFunctionData({ abi: safeAbi, functionName, args: [receiver] })
    expect(warn(self(data))).toMatchObject([{ code, severity, message: expect.stringContaining(receiver) }])
  })

  test('are found inside a batch', () => {
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
    const hidden = createBatch([payment, self(data)], callOnly)
    expect(codes(warn(hidden))).toContain('CHANGE_THRESHOLD')
  })
})

describe('data', () => {
  const call = (data: Hex): SafeCall => ({ to: token, value: 0n, data })
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, 1n] })
  const approve = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [receiver, amount] })

  test.each<[Hex, string[]]>([
    [transfer, []],
    ['0xdeadbeef', ['unknownCall']],
    [`${transfer}00`, ['hiddenData']],
    [transfer.slice(0, -2) as Hex, ['malformedCall']],
    [approve(10n ** 24n), []],
    [approve(maxUint256), ['unlimitedApproval']],
    [
      encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [receiver, true] }),
      ['approvalForAll'],
    ],
    [encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [receiver, false] }), []],
  ])('case %#', (data, expected) => {
    expect(codes(warn(call(data)))).toEqual(expected)
  })

  test('that nobody here can read is a danger where it is for the Safe itself, or for code run in its place', () => {
    const exec = (to: Address, data: Hex, operation: 0 | 1 = 0) =>
      encodeFunctionData({
        abi: safeAbi,
        functionName: 'execTransaction',
        args: [to, 0n, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
      })
    const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [receiver] })
    const multi = (calls: SafeCall[]): SafeCall => {
      const data = encodeFunctionData({ abi: libraryAbi, functionName: 'multiSend', args: [encodeMultiSend(calls)] })
      return { to: multiSend, value: 0n, data, operation: 1 }
    }
    for (const data of ['0xdeadbeef', '0x', '0x12', '0xdeadbe', transfer, enable.slice(0, -2) as Hex] as const) {
      const dangers = (made: SafeCall) =>
        codes(warn(made).filter(({ severity }) => severity === 'danger')).filter((code) =>
          /elfCall|malformed/.test(code),
        )
      const expected = data === '0x' ? 0 : 1
      expect(dangers(self(data)), data).toHaveLength(expected)
      expect(dangers(multi([payment, self(data)])), data).toHaveLength(expected)
      expect(dangers(call(exec(token, data))), data).toHaveLength(expected)
      expect(dangers(call(exec(safe, data))), data).toHaveLength(expected)
    }
    const [first] = warn({ to: multiSend, value: 0n, data: '0xdeadbeef', operation: 1 })
    expect(first).toMatchObject({ code: 'unknownCall', severity: 'danger', address: multiSend })
    expect(codes(warn({ to: receiver, value: 0n, data: '0xdeadbeef', operation: 1 }))).toEqual([
      'unknownDelegateCall',
      'unknownCall',
    ])
  })

  test('that only an interface names that came with it wants a second look, and stays a danger for the Safe itself', () => {
    const item = { type: 'function', name: 'tick', inputs: [], outputs: [], stateMutability: 'nonpayable' } as const
    const data = encodeFunctionData({ abi: [item] })
    const read = (made: SafeCall) => {
      const transaction = createTransaction(made, 0n)
      return listWarnings({ safe, transaction, decoded: decodeCall(safe, made, [[item]]) })
    }
    expect(read(call(data))).toMatchObject([{ code: 'givenInterface', severity: 'caution', address: token }])
    expect(read(self(data))).toMatchObject([{ code: 'unknownSelfCall', severity: 'danger' }])
    expect(codes(read(call(approve(maxUint256))))).toEqual(['unlimitedApproval'])
  })

  test('that holds an unreadable batch is a danger', () => {
    const data = encodeFunctionData({ abi: libraryAbi, functionName: 'multiSend', args: ['0x02'] })
    expect(codes(warn({ to: multiSend, value: 0n, data, operation: 1 }))).toContain('incomplete')
  })
})

describe('look-alikes and signatures', () => {
  test('a receiver that looks like a known one is a danger, in parameters too', () => {
    const poisoned: Address = '0x4444000000000000000000000000000000004444'
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [poisoned, 1n] })
    const known = { known: [receiver, token] }
    expect(warn({ to: token, value: 0n, data }, {}, known)).toMatchObject([
      { code: 'lookAlikeAddress', severity: 'danger', address: poisoned },
    ])
    expect(warn({ ...payment, to: poisoned }, {}, known)).toMatchObject([{ code: 'lookAlikeAddress' }])
    expect(warn(payment, {}, known)).toEqual([])
  })

  test('says when nobody has signed, and only when that is known', () => {
    expect(codes(warn(payment, {}, { signedBy: [] }))).toEqual(['unsigned'])
    expect(warn(payment, {}, { signedBy: [receiver] })).toEqual([])
  })

  test('puts the worst first', () => {
    const severities = warn(batch, { gasPrice: 1n, gasToken: token }, { signedBy: [] }).map(({ severity }) => severity)
    expect(severities).toEqual(['danger', 'caution', 'caution'])
  })
})
