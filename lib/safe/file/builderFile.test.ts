import fc from 'fast-check'
import { decodeFunctionData, erc20Abi, parseAbi, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { anyCall, anyChainId } from '@/tests/safe/arbitraries'
import vector from '@/tests/vectors/builder.json'
import { formatBuilderFile, InvalidBuilderFileError, parseBuilderFile } from './builderFile'

const safe = '0xcdd57D11476c22d265722F68390b036f3DA48c21'
const token = '0x3Ef3D8bA38EBe18DB133cEc108f4D14CE00Dd9Ae'
const published = JSON.stringify(vector.file)

function fileWith(transaction: object, rest: object = {}) {
  return JSON.stringify({ version: '1.0', chainId: '1', meta: {}, transactions: [transaction], ...rest })
}

const transferMethod = {
  name: 'transfer',
  payable: false,
  inputs: [
    { name: 'to', type: 'address', internalType: 'address' },
    { name: 'amount', type: 'uint256', internalType: 'uint256' },
  ],
}

describe('parseBuilderFile', () => {
  test('reads a published file and confirms its checksum', () => {
    const batch = parseBuilderFile(published)
    expect(batch).toMatchObject({ chainId: 1, name: 'Transactions Batch', hasChangedSince: false })
    const abi = parseAbi(['function schedule(address, uint256, bytes, bytes32, bytes32, uint256)'])
    const [call] = batch.calls
    const { args } = decodeFunctionData({ abi, data: call?.data ?? '0x' })
    expect(args.slice(3)).toEqual([zeroHash, zeroHash, 259200n])
  })

  test('notices that a file was changed since', () => {
    expect(parseBuilderFile(published.replace('259200', '259201')).hasChangedSince).toBe(true)
    expect(parseBuilderFile(published.replace('Transactions Batch', 'Renamed')).hasChangedSince).toBe(false)
  })

  test('keeps every digit, whether numbers are quoted or not', () => {
    const amount = 123456789012345678901234567890n
    const values = { to: safe, amount: 'AMOUNT' }
    const text = fileWith({
      to: token,
      value: 'VALUE',
      data: null,
      contractMethod: transferMethod,
      contractInputsValues: values,
    })
    for (const quote of ['"', '']) {
      const exact = text
        .replace('"AMOUNT"', `${quote}${amount}${quote}`)
        .replace('"VALUE"', `${quote}${amount}${quote}`)
      const [call] = parseBuilderFile(exact).calls
      expect(call?.value).toBe(amount)
      expect(decodeFunctionData({ abi: erc20Abi, data: call?.data ?? '0x' }).args).toEqual([safe, amount])
    }
  })

  test('reads files of other tools: padded hex values, no version, methods that only document the data', () => {
    const value = `0x${'5'.padStart(64, '0')}`
    const text = fileWith(
      { to: token.toLowerCase(), value, data: '0x1234', contractMethod: transferMethod },
      { version: undefined },
    )
    expect(parseBuilderFile(text).calls).toEqual([{ to: token, value: 5n, data: '0x1234', operation: 0 }])
    const payment = fileWith({ to: token, value: '1', data: null, contractMethod: { name: 'receive', inputs: [] } })
    expect(parseBuilderFile(payment).calls).toEqual([{ to: token, value: 1n, data: '0x', operation: 0 }])
  })

  test('takes what the transaction builder itself takes', () => {
    const rest = [
      ...[{ version: '' }, { version: null }, { version: '1' }, { version: '1.0.0' }, { version: 1 }],
      ...[
        { chainId: '' },
        { chainId: null },
        { chainId: undefined },
        { chainId: 1 },
        { meta: null },
        { createdAt: 'x' },
      ],
    ]
    for (const change of rest) {
      const { chainId, calls } = parseBuilderFile(fileWith({ to: token, value: '1' }, change))
      expect(calls, JSON.stringify(change)).toEqual([{ to: token, value: 1n, data: '0x', operation: 0 }])
      expect(chainId).toBe('chainId' in change && !change.chainId ? undefined : 1)
    }
    const upper = `0x${token.slice(2).toUpperCase()}`
    for (const to of [upper, token.toUpperCase(), token.toLowerCase(), ` ${token}`.trim()]) {
      expect(parseBuilderFile(fileWith({ to, value: null, operation: 0 })).calls[0]?.to).toBe(token)
    }
  })

  const dataMethod = { name: 'put', payable: true, inputs: [{ name: 'data', type: 'bytes' }] }
  test('compares data and method by their bytes, however they are spelled', () => {
    const [{ data = '0x' } = {}] = parseBuilderFile(
      fileWith({ to: token, contractMethod: dataMethod, contractInputsValues: { data: '0xabcdef' } }),
    ).calls
    for (const value of ['0xABCDEF', '0Xabcdef', '0xAbCdEf']) {
      for (const spelling of [data, data.toUpperCase(), `0x${data.slice(2).toUpperCase()}`]) {
        const contract = { contractMethod: dataMethod, contractInputsValues: { data: value } }
        expect(parseBuilderFile(fileWith({ to: token, data: spelling, ...contract })).calls[0]?.data).toBe(data)
      }
    }
  })

  const plain = { name: 'claim', payable: false, inputs: [] }
  test.each<[string, object, string, boolean]>([
    ['its selector alone', { contractMethod: plain }, '0x4e71d92d', true],
    ['no values at all', { contractMethod: plain, contractInputsValues: null }, '0x4e71d92d', true],
    ['the same data', { contractMethod: plain, data: '0x4E71D92D', contractInputsValues: {} }, '0x4e71d92d', true],
    ['other data, which counts', { contractMethod: plain, data: '0xdeadbeef' }, '0xdeadbeef', false],
    [
      'bare data beside a method without a name',
      { contractMethod: { name: '', inputs: [] }, data: '0x12' },
      '0x12',
      false,
    ],
    ['data beside fallback', { contractMethod: { name: 'fallback' }, data: '0x12' }, '0x12', false],
    [
      'data beside a method that it cannot be',
      { contractMethod: { name: 'f', inputs: 7 }, data: '0x12' },
      '0x12',
      false,
    ],
  ])('a method without inputs and %s', (_, row, data, isNamed) => {
    const [call] = parseBuilderFile(fileWith({ to: token, value: '0', ...row })).calls
    expect(call).toMatchObject({ data, value: 0n })
    expect(call?.method !== undefined).toBe(isNamed)
  })

  test.each<[object, string]>([
    [{ contractMethod: transferMethod }, 'its method transfer needs values, and the file has none'],
    [{ contractMethod: transferMethod, contractInputsValues: null, value: '9' }, 'its method transfer needs values'],
    [{ contractMethod: transferMethod, contractInputsValues: {}, data: '0x' }, 'its method transfer needs values'],
    [{ contractMethod: transferMethod, contractInputsValues: { to: safe } }, 'amount needs a whole number'],
    [{ contractMethod: { ...transferMethod, inputs: [{ type: 'uint257' }] } }, 'its method is not valid'],
    [{ data: '0x', operation: 1 }, 'it is a delegatecall'],
    [{ data: '0x', operation: '1' }, 'it is a delegatecall'],
    [{ operation: 2 }, 'its operation is not known'],
    [{ operation: {} }, 'its operation is not known'],
    [{ data: '0x123' }, 'the data is not hexadecimal'],
    [{ to: '0xabc' }, 'the receiver is not an address'],
    [{ value: '1.5' }, 'the value is not a whole number of wei'],
  ])('refuses %o by a sentence that names the row', (row, said) => {
    const { transactions } = JSON.parse(fileWith({ to: token, value: '0' }))
    const text = fileWith({}, { transactions: [...transactions, { to: token, value: '0', ...row }] })
    expect(() => parseBuilderFile(text)).toThrow(`Transaction 2: ${said}`)
  })

  test('refuses more transactions than a draft holds', () => {
    const transactions = Array.from({ length: 501 }, () => ({ to: token }))
    expect(() => parseBuilderFile(fileWith({}, { transactions }))).toThrow('at most 500')
  })

  test.each<[string, string]>([
    ['not JSON', '{'],
    ['no batch', '{}'],
    ['no batch', '[]'],
    ['no batch', 'null'],
    ['another version', fileWith({ to: token, value: '0' }, { version: '2.0' })],
    ['no network', fileWith({ to: token, value: '0' }, { chainId: 'eth' })],
    ['an object for a value', fileWith({ to: token, value: { toString: 0 } })],
    ['an object for a chain', fileWith({ to: token }, { chainId: { toString: 0 } })],
    ['no receiver', fileWith({ value: '0' })],
    ['a wrong checksum of an address', fileWith({ to: token.replace('Ef', 'eF'), value: '0' })],
    ['a fraction of a wei', fileWith({ to: token, value: '0.5' })],
    ['a negative value', fileWith({ to: token, value: '-1' })],
    ['a value too large', fileWith({ to: token, value: `${2n ** 256n}` })],
    ['data that is no hex', fileWith({ to: token, value: '0', data: 'hello' })],
    ['half a byte', fileWith({ to: token, value: '0', data: '0x123' })],
    [
      'a value that does not fit',
      fileWith({ to: token, value: '0', contractMethod: transferMethod, contractInputsValues: { to: 'x' } }),
    ],
    [
      'data of another call than its method says',
      fileWith({
        to: token,
        value: '0',
        data: '0x1234',
        contractMethod: transferMethod,
        contractInputsValues: { to: safe, amount: '1' },
      }),
    ],
  ])('refuses a file with %s', (_, text) => {
    expect(() => parseBuilderFile(text)).toThrow(InvalidBuilderFileError)
  })

  test('throws nothing but InvalidBuilderFileError', () => {
    const almost = fc.record({
      version: fc.constantFrom('1.0', undefined, 1),
      chainId: fc.oneof(fc.constant('1'), fc.jsonValue()),
      meta: fc.jsonValue(),
      transactions: fc.array(
        fc.record(
          {
            to: fc.oneof(fc.constant(token), fc.jsonValue()),
            value: fc.oneof(fc.constant('1'), fc.jsonValue()),
            data: fc.oneof(fc.constant(null), fc.jsonValue()),
            contractMethod: fc.oneof(fc.constant(transferMethod), fc.jsonValue()),
            contractInputsValues: fc.oneof(fc.constant({ to: safe, amount: '1' }), fc.jsonValue()),
          },
          { requiredKeys: [] },
        ),
      ),
    })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          almost.map((file) => JSON.stringify(file)),
        ),
        (text) => {
          try {
            parseBuilderFile(text)
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidBuilderFileError)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('formatBuilderFile', () => {
  test('writes what parseBuilderFile reads back, every digit kept', () => {
    const anyCalls = fc.array(
      anyCall.map((call) => ({ ...call, operation: 0 as const })),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(anyCalls, anyChainId, fc.string(), (calls, chainId, name) => {
        const text = formatBuilderFile({ chainId, safe, name, createdAt: 1713949623894, calls })
        expect(parseBuilderFile(text)).toEqual({ chainId, name, calls, hasChangedSince: false })
      }),
    )
  })
})
