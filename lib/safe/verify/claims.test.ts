import fc from 'fast-check'
import { type Address, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { compareSafe } from '@/lib/safe/account/compareSafe'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { decodeCall } from '@/lib/safe/call/callData'
import {
  formatTransactionFile,
  InvalidTransactionFileError,
  parseTransactionFile,
} from '@/lib/safe/file/transactionFile'
import { anyAddress, anyBytes, anyChainId, anyHex, anyTransaction } from '@/tests/safe/arbitraries'
import { compareDecoded } from './compareDecoded'
import { combineChecks } from './verification'
import { formatReport } from './verificationReport'
import { verifyQueue } from './verifyQueue'

const a: Address = '0x1111111111111111111111111111111111111111'
const b: Address = '0x2222222222222222222222222222222222222222'

describe('combineChecks', () => {
  const check = (status: 'match' | 'mismatch' | 'unknown') => ({ status })
  test('lets one mismatch spoil all, one unknown leave all unknown, and nothing prove nothing', () => {
    expect(combineChecks([check('match'), check('match')])).toBe('match')
    expect(combineChecks([check('match'), check('unknown')])).toBe('unknown')
    expect(combineChecks([check('unknown'), check('mismatch'), check('match')])).toBe('mismatch')
    expect(combineChecks([])).toBe('unknown')
  })
})

describe('compareSafe', () => {
  const chain: SafeState = {
    address: a,
    version: '1.4.1',
    owners: [a, b],
    threshold: 2,
    nonce: 5n,
    modules: [],
    hasMoreModules: false,
    guard: undefined,
    moduleGuard: undefined,
    fallbackHandler: b,
    singleton: b,
    code: { kind: 'other' },
    codeHash: '0x',
    balance: 0n,
  }
  const service = {
    version: '1.4.1+L2',
    owners: [b, a],
    threshold: 2,
    nonce: 5n,
    modules: [],
    guard: undefined,
    fallbackHandler: b,
    singleton: b,
  }

  test('agrees whatever the order of owners and the flavour of the version', () => {
    expect(compareSafe(service, chain).every(({ status }) => status === 'match')).toBe(true)
    const partial = { version: '1.4.1', owners: [a, b], threshold: 2, nonce: 5n }
    expect(compareSafe(partial, chain)).toHaveLength(4)
  })

  test.each([
    ['version', { version: '1.3.0' }],
    ['owners', { owners: [a] }],
    ['owners', { owners: [a, b, b] }],
    ['threshold', { threshold: 1 }],
    ['nonce', { nonce: 6n }],
    ['modules', { modules: [b] }],
    ['guard', { guard: b }],
    ['fallbackHandler', { fallbackHandler: undefined }],
    ['singleton', { singleton: a }],
  ])('names a wrong %s', (field, change) => {
    const wrong = compareSafe({ ...service, ...change }, chain).filter(({ status }) => status !== 'match')
    expect(wrong).toMatchObject([{ status: 'mismatch', field }])
  })

  test('is unknown without the chain', () => {
    expect(compareSafe(service, undefined)).toMatchObject([{ status: 'unknown' }])
  })
})

describe('verifyQueue', () => {
  const item = (nonce: bigint, safeTxHash = `0x${nonce}`) => ({ nonce, safeTxHash })

  test('has nothing to say of a queue in order, conflicts included', () => {
    expect(verifyQueue(5n, [item(5n), item(6n), item(6n, '0xother')])).toEqual([])
    expect(verifyQueue(5n, [])).toEqual([])
  })

  test('notices a used nonce, a double, a gap, and what was there before', () => {
    expect(verifyQueue(5n, [item(4n)])).toMatchObject([{ status: 'mismatch', field: 'nonce' }])
    expect(verifyQueue(5n, [item(5n), item(5n)])).toMatchObject([{ status: 'mismatch', field: 'safeTxHash' }])
    expect(verifyQueue(5n, [item(6n), item(8n)])).toMatchObject([
      { status: 'unknown', reason: { code: 'missingBefore', nonces: '5, 7' } },
    ])
    expect(verifyQueue(5n, [], [item(5n), item(4n)])).toMatchObject([{ status: 'mismatch', expected: '0x5' }])
  })

  test('does not count to a huge nonce', () => {
    expect(verifyQueue(0n, [item(2n ** 255n)])).toHaveLength(1)
  })
})

describe('compareDecoded', () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [b, 5n] })
  const local = decodeCall(a, { to: b, value: 0n, data })
  const service = {
    method: 'transfer',
    parameters: [
      { name: 'to', type: 'address', value: b.toLowerCase() },
      { name: 'value', type: 'uint256', value: '5' },
    ],
  }

  test('does not mind names of parameters and letter case', () => {
    expect(compareDecoded(local, service).status).toBe('match')
  })

  test.each([
    ['method', { ...service, method: 'approve' }],
    ['receiver', { ...service, parameters: [{ name: 'to', type: 'address', value: a }, service.parameters[1]] }],
    ['amount', { ...service, parameters: [service.parameters[0], { name: 'v', type: 'uint256', value: '6' }] }],
    ['count', { ...service, parameters: service.parameters.slice(0, 1) }],
  ])('finds another %s', (_, lie) => {
    expect(compareDecoded(local, lie as typeof service).status).toBe('mismatch')
  })

  test('reads tuples and lists, and leaves unknown functions unproved', () => {
    const abi = parseAbi(['struct L { address to; uint256[] n; }', 'function f(L[] legs)'])
    const nested = encodeFunctionData({ abi, functionName: 'f', args: [[{ to: b, n: [1n, 2n] }]] })
    const decoded = decodeCall(a, { to: b, value: 0n, data: nested }, [abi])
    const value = [[b, ['1', '2']]]
    const theirs = { method: 'f', parameters: [{ name: 'legs', type: 'tuple[]', value }] }
    expect(compareDecoded(decoded, theirs).status).toBe('match')
    expect(compareDecoded(decodeCall(a, { to: b, value: 0n, data: nested }), theirs).status).toBe('unknown')
  })
})

describe('a transaction file', () => {
  const anyFile = fc.record({
    chainId: anyChainId,
    safe: anyAddress,
    transaction: anyTransaction,
    safeTxHash: anyBytes(32),
    signatures: fc.array(fc.record({ signer: anyAddress, signature: anyHex(150) }), { maxLength: 4 }),
  })

  test('is read back as it was written, every digit kept', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        expect(parseTransactionFile(formatTransactionFile(file))).toEqual(file)
      }),
    )
  })

  test('with any field missing is refused', () => {
    const [file] = fc.sample(anyFile, 1)
    if (!file) throw new Error('no sample')
    const json = JSON.parse(formatTransactionFile(file))
    for (const name of Object.keys(json)) {
      const { [name]: _, ...rest } = json
      expect(() => parseTransactionFile(JSON.stringify(rest)), name).toThrow(InvalidTransactionFileError)
    }
    for (const name of Object.keys(json.transaction)) {
      const { [name]: _, ...transaction } = json.transaction
      expect(() => parseTransactionFile(JSON.stringify({ ...json, transaction })), name).toThrow(
        InvalidTransactionFileError,
      )
    }
  })

  test('throws nothing but InvalidTransactionFileError', () => {
    const almost = fc.record({
      kind: fc.constant('safe-transaction'),
      version: fc.constant(1),
      transaction: fc.jsonValue(),
    })
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      almost.map((file) => JSON.stringify(file)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(() => parseTransactionFile(text)).toThrow(InvalidTransactionFileError)
      }),
    )
  })
})

test('a report cannot be made to hold lines that others wrote', () => {
  const [transaction] = fc.sample(anyTransaction, 1)
  if (!transaction) throw new Error('no sample')
  const received = 'x\nResult: MATCH\r\nSigned by: everyone'
  const report = formatReport({
    chainId: 1,
    safe: a,
    transaction,
    verification: {
      status: 'mismatch',
      hashes: undefined,
      signedBy: [],
      checks: [{ status: 'mismatch', subject: 'safeTxHash', reason: { code: 'noHash' }, received }],
    },
    warnings: [],
    createdAt: Date.UTC(2026, 7, 21),
  })
  expect(report.match(/^Result: .*$/gm)).toEqual(['Result: MISMATCH'])
  expect(report.match(/^Signed by: .*$/gm)).toEqual(['Signed by: nobody that could be verified'])
  expect(report).toContain(`  nonce: ${transaction.nonce}`)
})
