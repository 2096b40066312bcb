import { TransactionStatus } from '@safe-global/safe-gateway-typescript-sdk'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { balances, collectiblesPage } from '@/lib/gateway/schemas/assetSchema'
import { safeMessage } from '@/lib/gateway/schemas/messageSchema'
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
