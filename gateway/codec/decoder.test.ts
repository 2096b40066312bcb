import { concat, encodeFunctionData, erc20Abi, type Hex, multicall3Abi, pad, parseAbi, size, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { collectAddresses, decodeCall } from './decoder'
import { unpackMultiSend } from './multiSend'

const multiSendAbi = parseAbi(['function multiSend(bytes transactions)'])
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token = '0x95bD8D42f30351685e96C62EDdc0d0613bf9a87A'
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave, 5n] })

function pack(calls: { operation?: number; to?: Hex; value?: bigint; data?: Hex }[]) {
  return concat(
    calls.map(({ operation = 0, to = token, value = 0n, data = '0x' }) =>
      concat([toHex(operation, { size: 1 }), to, pad(toHex(value)), pad(toHex(size(data))), data]),
    ),
  )
}

function multiSend(transactions: Hex) {
  return encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [transactions] })
}

describe('decodeCall', () => {
  test('names a known function and its parameters', () => {
    const [to, amount] = decodeCall(transfer)?.parameters ?? []
    expect(decodeCall(transfer)?.method).toBe('transfer')
    expect(to).toMatchObject({ type: 'address', value: dave })
    expect(amount).toMatchObject({ type: 'uint256', value: '5' })
  })

  test('looks into batches inside of batches', () => {
    const inner = multiSend(pack([{ data: transfer }, { to: dave, value: 7n }]))
    const outer = decodeCall(multiSend(pack([{ operation: 1, data: inner }])))
    const [batch] = outer?.parameters[0]?.valueDecoded ?? []
    expect(batch).toMatchObject({ operation: 1, dataDecoded: { method: 'multiSend' } })
    const [first, second] = batch?.dataDecoded?.parameters[0]?.valueDecoded ?? []
    expect(first).toMatchObject({ to: token, dataDecoded: { method: 'transfer' } })
    expect(second).toEqual({ operation: 0, to: dave, value: '7', data: null, dataDecoded: null })
    expect(new Set(collectAddresses(outer))).toEqual(new Set([token, dave]))
  })

  test('gives up on batches that are nested without end', () => {
    let data = transfer
    for (let depth = 0; depth < 30; depth += 1) data = multiSend(pack([{ data }]))
    expect(decodeCall(data)?.method).toBe('multiSend')
    expect(JSON.stringify(decodeCall(data))).not.toContain('"method":"transfer"')
  })

  test('writes tuples and lists out', () => {
    const calls = [{ target: dave, allowFailure: true, callData: '0x12' }] as const
    const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
    const expected = { type: '(address,bool,bytes)[]', value: [[dave, 'true', '0x12']] }
    expect(decodeCall(data)?.parameters[0]).toMatchObject(expected)
  })

  test.each(['0x', '0x1234', '0xdeadbeef', `${transfer.slice(0, 40)}`, `${transfer.slice(0, 10)}`] as Hex[])(
    'says nothing about %s',
    (data) => expect(decodeCall(data)).toBeNull(),
  )
})

describe('unpackMultiSend', () => {
  test('takes packed calls apart, and none from nothing', () => {
    expect(unpackMultiSend(pack([{ value: 3n, data: '0xabcd' }]))).toEqual([
      { operation: 0, to: token, value: 3n, data: '0xabcd' },
    ])
    expect(unpackMultiSend('0x')).toEqual([])
  })

  test.each<[string, Hex]>([
    ['a head that is cut off', `0x${'00'.repeat(84)}`],
    ['data that is cut off', `0x${pack([{ data: '0xabcd' }]).slice(2, -2)}`],
    ['bytes left over', concat([pack([{}]), '0x00'])],
    ['an operation that does not exist', pack([{ operation: 2 }])],
    ['a length beyond any memory', concat(['0x00', token, pad('0x'), `0x${'ff'.repeat(32)}`])],
  ])('refuses %s', (_, packed) => expect(unpackMultiSend(packed)).toBeUndefined())
})
