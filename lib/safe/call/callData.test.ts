import fc from 'fast-check'
import { type Address, concat, encodeFunctionData, erc20Abi, erc721Abi, type Hex, parseAbi, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { anyAddress, anyCall, anyHex, anyUint256 } from '@/tests/safe/arbitraries'
import { libraryAbi, safeAbi } from './abi'
import { createBatch, encodeMultiSend } from './batch'
import { decodeCall, flattenCalls } from './callData'
import type { DecodedCall } from './decodedCall'

const safe: Address = '0x1111111111111111111111111111111111111111'
const otherSafe: Address = '0x2222222222222222222222222222222222222222'
const token: Address = '0x3333333333333333333333333333333333333333'
const receiver: Address = '0x4444444444444444444444444444444444444444'
const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const multiSend150: Address = '0x218543288004CD07832472D464648173c77D7eB7'

const transfer = (amount: bigint): SafeCall => ({
  to: token,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] }),
})

function wrap(calls: SafeCall[], to = multiSend): SafeCall {
  const data = encodeFunctionData({ abi: libraryAbi, functionName: 'multiSend', args: [encodeMultiSend(calls)] })
  return { to, value: 0n, data, operation: 1 }
}

describe('decodeCall', () => {
  test('names function, parameters and the interfaces that have it, every digit kept', () => {
    const decoded = decodeCall(safe, transfer(2n ** 256n - 1n))
    expect(decoded).toMatchObject({ status: 'decoded', signature: 'transfer(address,uint256)', interfaces: ['erc20'] })
    expect(decoded.parameters).toEqual([
      { name: 'recipient', type: 'address', value: receiver },
      { name: 'amount', type: 'uint256', value: 2n ** 256n - 1n },
    ])
    expect(decoded.isExact).toBe(true)
  })

  test('says that a selector belongs to more than one interface', () => {
    const data = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [safe, receiver, 5n] })
    expect(decodeCall(safe, { to: token, value: 0n, data }).interfaces).toEqual(['erc20', 'erc721'])
  })

  test('tells a plain payment, an unknown function and broken data apart', () => {
    const call = (data: Hex) => decodeCall(safe, { to: token, value: 1n, data })
    expect(call('0x')).toMatchObject({ status: 'empty', selector: undefined })
    expect(call('0xdeadbeef')).toMatchObject({ status: 'unknown', selector: '0xdeadbeef' })
    expect(call('0x12')).toMatchObject({ status: 'unknown', selector: undefined })
    expect(call(transfer(1n).data.slice(0, -2) as Hex)).toMatchObject({ status: 'malformed' })
    expect(call('0x123')).toMatchObject({ status: 'malformed' })
    expect(call('0xzz')).toMatchObject({ status: 'malformed' })
  })

  test('reads bytes in any spelling as the same call', () => {
    const batch = wrap([transfer(2n ** 255n), { to: safe, value: 0n, data: '0xdeadbeef' }, wrap([transfer(1n)])])
    const expected = decodeCall(safe, batch)
    const { data } = batch
    for (const spelling of [`0x${data.slice(2).toUpperCase()}`, data.toUpperCase(), data.replace('0x', '0X')]) {
      expect(decodeCall(safe, { ...batch, data: spelling as Hex })).toEqual(expected)
    }
    expect(decodeCall(safe, { ...batch, data: '0X' as Hex })).toMatchObject({ status: 'empty', data: '0x' })
  })

  test('notices bytes that the parameters do not account for', () => {
    const { data } = transfer(1n)
    expect(decodeCall(safe, { to: token, value: 0n, data: concat([data, '0x00']) }).isExact).toBe(false)
    const dirty = data.replace('000000000000000000000000444', '00000000000000000000000f444') as Hex
    const decoded = decodeCall(safe, { to: token, value: 0n, data: dirty })
    expect(decoded.status === 'malformed' || !decoded.isExact).toBe(true)
  })

  test('reads batches in batches, and whose call each one is', () => {
    const inner = wrap([transfer(3n), { to: receiver, value: 4n, data: '0x' }])
    const decoded = decodeCall(safe, wrap([transfer(1n), inner]))
    const all = flattenCalls(decoded)
    expect(all.map(({ functionName }) => functionName)).toEqual([
      'multiSend',
      'transfer',
      'multiSend',
      'transfer',
      undefined,
    ])
    expect(all.every(({ from }) => from === safe)).toBe(true)
    expect(all.at(-1)).toMatchObject({ status: 'empty', value: 4n, to: receiver })
  })

  test('reads what another Safe is told to do, as that Safe', () => {
    const { to, value, data } = transfer(9n)
    const rest = [0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'] as const
    const exec = encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args: [to, value, data, ...rest] })
    const decoded = decodeCall(safe, wrap([{ to: otherSafe, value: 0n, data: exec }]))
    expect(flattenCalls(decoded).map(({ from, to }) => [from, to])).toEqual([
      [safe, multiSend],
      [safe, otherSafe],
      [otherSafe, token],
    ])
  })

  test('shows the delegatecall that a new Safe makes while it is set up', () => {
    const setup = (to: Address) =>
      encodeFunctionData({
        abi: safeAbi,
        functionName: 'setup',
        args: [[safe], 1n, to, '0x12345678', zeroAddress, zeroAddress, 0n, zeroAddress],
      })
    const call = (to: Address) => decodeCall(safe, { to: otherSafe, value: 0n, data: setup(to) })
    expect(call(zeroAddress).calls).toEqual([])
    expect(call(receiver).calls).toMatchObject([{ from: otherSafe, to: receiver, operation: 1 }])
  })

  test("knows that 1.5.0's MultiSend takes the zero address for the Safe itself", () => {
    const call = { to: zeroAddress, value: 0n, data: '0x' as const }
    expect(decodeCall(safe, wrap([call], multiSend150)).calls[0]?.to).toBe(safe)
    expect(decodeCall(safe, wrap([call], multiSend)).calls[0]?.to).toBe(zeroAddress)
  })

  test('reads a given interface, with tuples and nested arrays', () => {
    const abi = parseAbi([
      'struct Leg { address to; uint256[] amounts; }',
      'function route(Leg[] legs, uint8 kind, bool exact)',
    ])
    const args = [[{ to: receiver, amounts: [1n, 2n ** 255n] }], 7, true] as const
    const data = encodeFunctionData({ abi, functionName: 'route', args })
    const decoded = decodeCall(safe, { to: token, value: 0n, data }, [abi])
    expect(decoded.parameters.map(({ value }) => value)).toEqual([
      [{ to: receiver, amounts: [1n, 2n ** 255n] }],
      7n,
      true,
    ])
  })

  test('lets no given interface rename what changes a Safe or is a token’s', () => {
    const abi = parseAbi(['function enableModule(address harmless)', 'function many_msg_babbage(bytes1 a)'])
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [receiver] })
    const decoded = decodeCall(safe, { to: safe, value: 0n, data }, [abi])
    expect(decoded).toMatchObject({ interfaces: ['safe'], parameters: [{ name: 'module' }] })
    expect(decodeCall(safe, transfer(1n), [abi])).toMatchObject({ functionName: 'transfer', interfaces: ['erc20'] })
  })

  test('says when a batch is broken, too deep or too long, and shows what it could read', () => {
    const broken = encodeFunctionData({ abi: libraryAbi, functionName: 'multiSend', args: ['0x00ff'] })
    expect(decodeCall(safe, { to: multiSend, value: 0n, data: broken, operation: 1 })).toMatchObject({
      status: 'decoded',
      isIncomplete: true,
      calls: [],
    })
    let deep = transfer(1n)
    for (let level = 0; level < 40; level++) deep = wrap([deep])
    expect(flattenCalls(decodeCall(safe, deep)).some(({ isIncomplete }) => isIncomplete)).toBe(true)
    const long = decodeCall(safe, wrap(Array.from({ length: 1500 }, () => transfer(1n))))
    expect(long).toMatchObject({ isIncomplete: true })
    expect(long.calls).toHaveLength(1000)
  })

  test('decodes what was encoded, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.array(anyCall, { minLength: 2, maxLength: 5 }), anyUint256, anyAddress, (calls, amount, to) => {
        const mixed = [...calls.filter((call) => call.to !== zeroAddress), { ...transfer(amount), to }]
        const decoded = decodeCall(safe, wrap(mixed))
        expect(decoded.calls.map(({ to, value, data, operation }) => ({ to, value, data, operation }))).toEqual(
          mixed.map((call) => ({ operation: 0, ...call })),
        )
        expect(decoded.calls.at(-1)?.parameters[1]?.value).toBe(amount)
      }),
    )
  })

  test('never throws, whatever the bytes', () => {
    const selectors = ['8d80ff0a', 'a9059cbb', '6a761202', 'b63e800d', '468721a7', '1688f0b9', '0d582f13', 'd505accf']
    const plausible = fc
      .tuple(fc.constantFrom(...selectors), anyHex(400))
      .map(([selector, tail]): Hex => `0x${selector}${tail.slice(2)}`)
    fc.assert(
      fc.property(fc.oneof(anyHex(400), plausible), fc.constantFrom<0 | 1>(0, 1), (data, operation) => {
        const decoded: DecodedCall = decodeCall(safe, { to: token, value: 0n, data, operation })
        expect(['empty', 'decoded', 'unknown', 'malformed']).toContain(decoded.status)
        expect(decoded.data).toBe(data)
      }),
      { numRuns: 2000 },
    )
  })

  test('reads its own batches', () => {
    const batch = createBatch([transfer(1n), transfer(2n)], multiSend)
    expect(decodeCall(safe, batch).calls.map(({ parameters }) => parameters[1]?.value)).toEqual([1n, 2n])
  })
})
