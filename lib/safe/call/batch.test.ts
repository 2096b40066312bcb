import { decodeMultiSendData, encodeMultiSendData } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { type Address, concat, decodeFunctionData, encodeFunctionData, type Hex, toHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { anyCall, anyHex } from '@/tests/safe/arbitraries'
import { libraryAbi } from './abi'
import { createBatch, decodeMultiSend, encodeMultiSend, InvalidBatchError, readMultiSend } from './batch'

const multiSend: Address = '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D'
const call: SafeCall = { to: recipients[0].address, value: 2n ** 200n, data: '0x1234' }
const anyCalls = fc.array(anyCall, { maxLength: 6 })

describe('encodeMultiSend', () => {
  test('gives the same bytes as protocol-kit, which reads them back', () => {
    fc.assert(
      fc.property(anyCalls, (calls) => {
        const asMeta = calls.map(({ value, ...rest }) => ({ ...rest, value: `${value}` }))
        const bytes = encodeMultiSend(calls)
        expect(bytes).toBe(encodeMultiSendData(asMeta))
        const oracle = decodeMultiSendData(
          encodeFunctionData({ abi: libraryAbi, functionName: 'multiSend', args: [bytes] }),
        )
        expect(oracle.map(({ to }) => to.toLowerCase())).toEqual(calls.map(({ to }) => to.toLowerCase()))
      }),
      { numRuns: 200 },
    )
  })

  test('is undone by decodeMultiSend', () => {
    fc.assert(
      fc.property(anyCalls, (calls) => {
        expect(decodeMultiSend(encodeMultiSend(calls))).toEqual(calls)
        const data = encodeFunctionData({
          abi: libraryAbi,
          functionName: 'multiSend',
          args: [encodeMultiSend(calls)],
        })
        expect(readMultiSend(data)).toEqual(calls)
      }),
    )
  })
})

describe('decodeMultiSend', () => {
  const whole = encodeMultiSend([call])
  test.each<[string, Hex]>([
    ['a stray byte', `${whole}00`],
    ['data cut off', whole.slice(0, -2) as Hex],
    ['operation 2', `0x02${whole.slice(4)}`],
    ['a length beyond the end', concat(['0x00', zeroAddress, toHex(0, { size: 32 }), `0x${'ff'.repeat(32)}`])],
  ])('refuses %s', (_, bytes) => {
    expect(() => decodeMultiSend(bytes)).toThrow(InvalidBatchError)
  })

  test('throws nothing but InvalidBatchError', () => {
    const cut = anyCalls.chain((calls) => {
      const bytes = encodeMultiSend(calls)
      return fc.nat(bytes.length / 2).map((length) => bytes.slice(0, 2 + 2 * length) as Hex)
    })
    fc.assert(
      fc.property(fc.oneof(anyHex(300), cut), (bytes) => {
        try {
          decodeMultiSend(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidBatchError)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('createBatch', () => {
  test('is a delegatecall without value that holds the calls in their order', () => {
    const batch = createBatch([call, { ...call, value: 1n }], multiSend)
    expect(batch).toMatchObject({ to: multiSend, value: 0n, operation: 1 })
    expect(decodeFunctionData({ abi: libraryAbi, data: batch.data }).functionName).toBe('multiSend')
    expect(readMultiSend(batch.data)?.map(({ value }) => value)).toEqual([2n ** 200n, 1n])
  })

  test('leaves a single call as it is', () => {
    expect(createBatch([call], multiSend)).toBe(call)
  })

  test('refuses nothing, a delegatecall, and the zero address that 1.5.0 takes for the Safe', () => {
    expect(() => createBatch([], multiSend)).toThrow(InvalidBatchError)
    expect(() => createBatch([call, { ...call, operation: 1 }], multiSend)).toThrow(InvalidBatchError)
    expect(() => createBatch([call, { ...call, to: zeroAddress }], multiSend)).toThrow(InvalidBatchError)
  })
})

describe('a batch on the chain', () => {
  let chain: Chain
  beforeAll(async () => {
    chain = await startDevnetChain()
  })
  afterAll(() => chain.stop())

  test.each(['1.3.0', '1.4.1', '1.5.0'] as const)('pays each receiver (%s)', async (version) => {
    const safe = await createSafe(chain, { version, owners: [owners[0].address], threshold: 1 })
    await chain.client.setBalance({ address: safe.address, value: 10n })
    const amounts = [1n, 2n, 3n]
    const before = await readBalances()
    const calls = amounts.map((value, index) => ({ to: receiver(index), value, data: '0x' as const }))
    const batch = createBatch(calls, safeContracts(version).multiSendCallOnly)
    await executeSafeTransaction(chain, safe, batch, [owners[0]])
    const after = await readBalances()
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual(amounts)
  })

  const receiver = (index: number): Address => `0x${`${index + 1}`.repeat(40)}`
  const readBalances = () =>
    Promise.all([0, 1, 2].map((index) => chain.client.getBalance({ address: receiver(index) })))
})
