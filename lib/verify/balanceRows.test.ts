import { TokenType } from '@safe-global/safe-gateway-typescript-sdk'
import { getAddress, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { BalanceItem } from '@/lib/gateway/schemas/assetSchema'
import { combineChecks } from '@/lib/safe/verification'
import { joinBalances, listTokens } from './balanceRows'
import type { ChainBalances } from './chainAssets'

const token = getAddress(`0x${'a1'.repeat(20)}`)
const other = getAddress(`0x${'b2'.repeat(20)}`)
const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const one = 10n ** 18n

function item(change: Partial<BalanceItem['tokenInfo']> = {}, balance = 1_500_000n, fiatConversion = '2'): BalanceItem {
  const tokenInfo = {
    type: TokenType.ERC20,
    address: token,
    decimals: 6,
    symbol: 'USD',
    name: 'Dollar',
    logoUri: null,
  } as const
  return { tokenInfo: { ...tokenInfo, ...change }, balance, fiatBalance: '0', fiatConversion }
}

const native = (balance: bigint, price = '2500') =>
  item({ type: TokenType.NATIVE_TOKEN, address: zeroAddress, ...currency }, balance, price)

function tell(change: Partial<{ balance: bigint; decimals: number; symbol: string }> = {}): ChainBalances {
  const info = { balance: 1_500_000n, decimals: 6, symbol: 'USD', name: 'Dollar', ...change }
  return { native: one, tokens: new Map([[token.toLowerCase(), info]]) }
}

const rowOf = (chain: ChainBalances | undefined, ...items: BalanceItem[]) =>
  joinBalances(items, { chain, currency }).find(({ isNative }) => !isNative)

describe('an asset beside the chain', () => {
  test('matches when balance, decimals and symbol do', () => {
    const row = rowOf(tell(), item())
    expect(combineChecks(row?.checks ?? [])).toBe('match')
    expect(row?.value).toBe(3n * one)
  })

  test.each([
    ['balance', { balance: 7n }],
    ['decimals', { decimals: 18 }],
    ['symbol', { symbol: 'FAKE' }],
  ] as const)('names a false %s and shows the chain’s', (field, told) => {
    const row = rowOf(tell(told), item())
    expect(row?.checks.filter(({ status }) => status === 'mismatch').map((check) => check.field)).toEqual([field])
    const shown = { balance: row?.amount, decimals: row?.decimals, symbol: row?.symbol }
    expect(shown).toMatchObject(told)
  })

  test('is unknown without the chain, and for a token that says nothing', () => {
    expect(combineChecks(rowOf(undefined, item())?.checks ?? [])).toBe('unknown')
    const silent = rowOf({ native: one, tokens: new Map() }, item())
    expect(combineChecks(silent?.checks ?? [])).toBe('unknown')
  })

  test('takes the decimals from the token where the gateway gives none', () => {
    expect(rowOf(tell(), item({ decimals: null }))).toMatchObject({ decimals: 6, value: 3n * one })
    expect(rowOf(undefined, item({ decimals: null }))).toMatchObject({ decimals: null, value: undefined })
  })
})

describe('the list', () => {
  test('has the native balance even where the gateway leaves it out', () => {
    const rows = joinBalances([item()], { chain: tell(), currency })
    expect(rows.find(({ isNative }) => isNative)).toMatchObject({ amount: one, symbol: 'ETH' })
  })

  test('checks the native balance against the chain and the configured currency', () => {
    const [row] = joinBalances([native(5n)], { chain: tell(), currency })
    expect(row).toMatchObject({ amount: one, value: 2500n * one })
    expect(combineChecks(row?.checks ?? [])).toBe('mismatch')
  })

  test('counts an asset that is listed twice once', () => {
    const rows = joinBalances([item(), item()], { chain: tell(), currency }).filter(({ isNative }) => !isNative)
    expect(rows.map(({ value }) => value)).toEqual([3n * one, undefined])
  })

  test('goes by value, the dearest first, without a price last', () => {
    const rows = joinBalances([item({ address: other }, 1n, '0'), item(), native(one)], { chain: tell(), currency })
    expect(rows.map(({ address }) => address)).toEqual([zeroAddress, token, other])
  })

  test('asks the chain about tokens alone', () => {
    expect(listTokens([native(1n), item()])).toEqual([token])
  })
})
