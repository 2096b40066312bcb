import { TransactionStatus } from '@safe-global/safe-gateway-typescript-sdk'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { parseAnswer } from '@/lib/gateway/parseAnswer'
import { safeApps } from '@/lib/gateway/schemas/appSchema'
import { balances, collectiblesPage } from '@/lib/gateway/schemas/assetSchema'
import { chainInfo } from '@/lib/gateway/schemas/chainSchema'
import { decodedData } from '@/lib/gateway/schemas/decodedSchema'
import { safeMessage } from '@/lib/gateway/schemas/messageSchema'
import { safeInfo } from '@/lib/gateway/schemas/safeSchema'
import { settingsInfo } from '@/lib/gateway/schemas/settingsSchema'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { transactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import * as answers from './answers'

const { owner, other, named, listItem, summary, details } = answers

test('shows kinds that came later as unknown, with their name', () => {
  const later = [
    { ...listItem, transaction: { ...summary, txInfo: { type: 'SwapOrder', uid: '0x' }, txStatus: 'PARTLY' } },
    { ...listItem, transaction: { ...summary, executionInfo: { type: 'DELEGATED' } }, conflictType: 'Maybe' },
    {
      ...listItem,
      transaction: {
        ...summary,
        txInfo: { ...summary.txInfo, direction: 'SIDEWAYS', transferInfo: { type: 'ERC1155' } },
      },
    },
    { type: 'BANNER', text: 'new' },
    { type: 'LABEL', label: 'Soon' },
    { type: 'constructor' },
    { type: 'x'.repeat(1000) },
  ]
  const { results } = parseAnswer(transactionPage, answers.page(later))
  expect(results).toMatchObject([
    { transaction: { txInfo: { type: 'UNKNOWN', kind: 'SwapOrder' }, txStatus: 'UNKNOWN' } },
    { transaction: { executionInfo: { type: 'UNKNOWN', kind: 'DELEGATED' } }, conflictType: 'UNKNOWN' },
    { transaction: { txInfo: { direction: 'UNKNOWN', transferInfo: { type: 'UNKNOWN', kind: 'ERC1155' } } } },
    { type: 'UNKNOWN', kind: 'BANNER' },
    { type: 'LABEL', label: 'UNKNOWN' },
    { type: 'UNKNOWN', kind: 'constructor' },
    { type: 'UNKNOWN', kind: `${'x'.repeat(60)}…` },
  ])
})

test('reads the newer name of a change of implementation as the specified one', () => {
  const change = { type: 'CHANGE_MASTER_COPY', implementation: named(other) }
  expect(parseAnswer(settingsInfo, change)).toEqual({ type: 'CHANGE_IMPLEMENTATION', implementation: named(other) })
  expect(parseAnswer(settingsInfo, { type: 'SET_MODULE_GUARD' })).toEqual({ type: 'UNKNOWN', kind: 'SET_MODULE_GUARD' })
})

test.each([
  { type: 'SET_FALLBACK_HANDLER', handler: named(other) },
  { type: 'ADD_OWNER', owner: named(other), threshold: 2 },
  { type: 'REMOVE_OWNER', owner: named(other), threshold: 1 },
  { type: 'SWAP_OWNER', oldOwner: named(other), newOwner: named(owner) },
  { type: 'CHANGE_THRESHOLD', threshold: 3 },
  { type: 'CHANGE_IMPLEMENTATION', implementation: named(other) },
  { type: 'ENABLE_MODULE', module: named(other) },
  { type: 'DISABLE_MODULE', module: named(other) },
  { type: 'SET_GUARD', guard: named(other) },
  { type: 'DELETE_GUARD' },
])('reads the settings change $type whole', (change) => {
  const info = { type: 'SettingsChange', dataDecoded: { method: 'm', parameters: [] }, settingsInfo: change }
  expect(parseAnswer(transactionInfo, info)).toEqual(info)
})

test.each([
  {
    type: 'ERC20',
    tokenAddress: other,
    value: '5',
    tokenName: 'T',
    tokenSymbol: 'T',
    logoUri: null,
    decimals: 18,
    trusted: true,
    imitation: false,
  },
  { type: 'ERC721', tokenAddress: other, tokenId: '5', tokenName: 'T', tokenSymbol: 'T', logoUri: null, trusted: null },
  { type: 'NATIVE_COIN', value: '5' },
])('reads a transfer of $type whole', (transferInfo) => {
  const info = { type: 'Transfer', sender: named(other), recipient: named(owner), direction: 'INCOMING', transferInfo }
  const numbers = 'value' in transferInfo ? { value: 5n } : { tokenId: 5n }
  expect(parseAnswer(transactionInfo, info)).toEqual({ ...info, transferInfo: { ...transferInfo, ...numbers } })
})

test('reads a creation and a custom call', () => {
  const creation = {
    type: 'Creation',
    creator: named(owner),
    transactionHash: answers.transactionHash,
    factory: named(other),
  }
  expect(parseAnswer(transactionInfo, creation)).toEqual({ ...creation, implementation: null, saltNonce: null })
  expect(parseAnswer(transactionInfo, answers.custom)).toMatchObject({ type: 'Custom', dataSize: 68n, actionCount: 2 })
})

test('every status of the SDK comes through', () => {
  for (const txStatus of Object.values(TransactionStatus)) {
    expect(parseAnswer(transactionDetails, { ...details, txStatus }).txStatus).toBe(txStatus)
  }
})

const change = (value: object, path: string, next: unknown): object => {
  const [key = '', ...rest] = path.split('.')
  const old: unknown = Object(value)[key]
  const item = rest.length > 0 ? change(Object(old), rest.join('.'), next) : next
  if (Array.isArray(value)) return value.with(Number(key), item)
  return { ...value, [key]: item }
}

const broken: [string, z.ZodMiniType, object, string, unknown, string][] = [
  ['a nonce as text', safeInfo, answers.safeInfo, 'nonce', 'seven', 'nonce'],
  ['no owners', safeInfo, answers.safeInfo, 'owners', undefined, 'owners'],
  [
    'an owner that is no address',
    safeInfo,
    answers.safeInfo,
    'owners.1.value',
    '0x12',
    'owners[1].value: expected an address',
  ],
  ['a negative threshold', safeInfo, answers.safeInfo, 'threshold', -1, 'threshold: expected a count'],
  ['a chain id as a number', safeInfo, answers.safeInfo, 'chainId', 1, 'chainId: expected string'],
  ['a status as a number', transactionDetails, details, 'txStatus', 1, 'txStatus: expected string'],
  [
    'an amount as a number',
    transactionDetails,
    details,
    'txInfo.transferInfo.value',
    1,
    'txInfo.transferInfo.value: expected string',
  ],
  [
    'a hash that is none',
    transactionDetails,
    details,
    'detailedExecutionInfo.safeTxHash',
    '0x1',
    'detailedExecutionInfo.safeTxHash: expected a 32-byte hash',
  ],
  ['a third operation', transactionDetails, details, 'txData.operation', 2, 'txData.operation'],
  [
    'a signature that is no hex',
    transactionDetails,
    details,
    'detailedExecutionInfo.confirmations.0.signature',
    'x',
    'detailedExecutionInfo.confirmations[0].signature: expected hex bytes',
  ],
  [
    'an amount over uint256',
    balances,
    answers.balances,
    'items.0.balance',
    '9'.repeat(78),
    'items[0].balance: expected a whole number in a string',
  ],
  ['a sum that is no number', balances, answers.balances, 'fiatTotal', '1,000', 'fiatTotal: expected a decimal number'],
  [
    'decimals beyond a byte',
    balances,
    answers.balances,
    'items.0.tokenInfo.decimals',
    256,
    'items[0].tokenInfo.decimals',
  ],
  [
    'an app without an https address',
    safeApps,
    [answers.app],
    '0.url',
    'javascript:alert(1)',
    '[0].url: expected an https address',
  ],
  ['no chain id', chainInfo, answers.chain, 'chainId', undefined, 'chainId: expected string'],
  ['a message of another type', safeMessage, answers.message, 'message', 5, 'message: expected a text or typed data'],
  ['a page without results', transactionPage, answers.page([]), 'results', undefined, 'results: expected array'],
  ['a next page that is no text', transactionPage, answers.page([]), 'next', 5, 'next: expected string'],
  [
    'a list item without a type',
    transactionPage,
    answers.page([listItem]),
    'results.0.type',
    undefined,
    'results[0].type: expected string',
  ],
  [
    'a bad field deep in a list',
    transactionPage,
    answers.page([listItem]),
    'results.0.transaction.executionInfo.nonce',
    null,
    'results[0].transaction.executionInfo.nonce',
  ],
]

test.each(broken)('names the field for %s', (_name, schema, answer, path, value, expected) => {
  expect(() => parseAnswer(schema, answer)).not.toThrow()
  expect(() => parseAnswer(schema, change(answer, path, value))).toThrow(
    `Unexpected answer from the gateway: ${expected}`,
  )
})

test('a token that nobody can show properly does not take the list down', () => {
  const tokenInfo = {
    type: 'ERC404',
    address: null,
    decimals: null,
    symbol: 'S'.repeat(999),
    name: '',
    logoUri: 'javascript:alert(1)',
  }
  const { items } = parseAnswer(balances, {
    fiatTotal: '0',
    items: [{ tokenInfo, balance: '1', fiatBalance: '0.0', fiatConversion: '0' }],
  })
  expect(items[0]?.tokenInfo).toEqual({
    type: 'UNKNOWN',
    address: zeroAddress,
    decimals: null,
    symbol: `${'S'.repeat(60)}…`,
    name: '',
    logoUri: null,
  })
  const collectible = { ...answers.collectible, imageUri: 'http://tracker.example/x.png', name: 'N'.repeat(9999) }
  const { results } = parseAnswer(collectiblesPage, answers.page([collectible]))
  expect(results[0]).toMatchObject({ imageUri: null, name: `${'N'.repeat(200)}…` })
  expect(results[0]).not.toHaveProperty('metadata')
})

test('keys that name a prototype change nothing', () => {
  const text = JSON.stringify({ ...details, txData: { ...details.txData, addressInfoIndex: { x: named(other) } } })
  const hostile = JSON.parse(
    text
      .replace('"x":', '"__proto__":')
      .replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'),
  )
  const result = parseAnswer(transactionDetails, hostile)
  expect(Object({})).not.toHaveProperty('polluted')
  expect(result).not.toHaveProperty('polluted')
  expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
  expect(Object.getPrototypeOf(result.txData?.addressInfoIndex)).toBe(Object.prototype)
})

test('typed data of a message comes through whole, with values that only its types explain', () => {
  const message = {
    domain: { name: 'Mail', chainId: 1, later: [1] },
    types: { Mail: [{ name: 'to', type: 'address' }] },
    primaryType: 'Mail',
    message: { to: other, nested: { deep: [1, '2', null] } },
  }
  expect(parseAnswer(safeMessage, { ...answers.message, message }).message).toEqual(message)
  const long = 'x'.repeat(50_000)
  expect(parseAnswer(safeMessage, { ...answers.message, message: long }).message).toBe(long)
})

const nested = (depth: number): unknown => {
  let call: unknown = null
  for (let level = 0; level < depth; level += 1) {
    const valueDecoded = call === null ? null : [{ operation: 0, to: other, value: '0', data: '0x', dataDecoded: call }]
    call = { method: `m${level}`, parameters: [{ name: 'a', type: 'bytes', value: '0x', valueDecoded }] }
  }
  return call
}

test('decodes batches inside batches, and leaves out what is nested without end', () => {
  const three = parseAnswer(decodedData, nested(3))
  expect(
    three.parameters?.[0]?.valueDecoded?.[0]?.dataDecoded?.parameters?.[0]?.valueDecoded?.[0]?.dataDecoded?.method,
  ).toBe('m0')
  let levels = 0
  for (let call = parseAnswer(decodedData, nested(5_000)) as typeof three | null | undefined; call; levels += 1) {
    call = call.parameters?.[0]?.valueDecoded?.[0]?.dataDecoded
  }
  expect(levels).toBe(5)
  const bottomless = JSON.parse(
    `{"method":"m","parameters":[{"name":"a","type":"b","value":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`,
  )
  expect(JSON.stringify(parseAnswer(decodedData, bottomless)).length).toBeLessThan(200)
})

test('reads parameter values of every JSON kind as texts', () => {
  const value = ['a', 1, true, null, { b: 2 }, [['c']]]
  const parameters = [{ name: 'a', type: 'tuple', value, valueDecoded: { method: 'inner' } }]
  expect(parseAnswer(decodedData, { method: 'm', parameters }).parameters).toEqual([
    { name: 'a', type: 'tuple', value: ['a', '1', 'true', '', '{"b":2}', [['c']]], valueDecoded: null },
  ])
})
