import { TokenType } from '@safe-global/safe-gateway-typescript-sdk'
import { getAddress, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { BalanceItem } from '@/lib/gateway/schemas/assetSchema'
import type { ChainBalances } from '@/lib/safe/account/readBalances'
import { combineChecks } from '@/lib/safe/verify/verification'
import { joinBalances, listTokenAddresses, sumBalances } from './balanceRows'

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

type Change = Partial<{
  balance: bigint | undefined
  decimals: number | undefined
  symbol: string
  name: string | undefined
}>

function tell(change: Change = {}): ChainBalances {
  const info = { balance: 1_500_000n, decimals: 6, symbol: 'USD', name: 'Dollar', ...change }
  return { native: one, tokens: new Map([[token.toLowerCase(), info]]) }
}

const rowOf = (chain: ChainBalances | undefined, ...items: BalanceItem[]) =>
  joinBalances(items, { chain, currency }).find(({ isNative }) => !isNative)

describe('an asset beside the chain', () => {
  test('matches when balance, decimals, symbol and name do', () => {
    const row = rowOf(tell(), item())
    expect(combineChecks(row?.checks ?? [])).toBe('match')
    expect(row?.value).toBe(3n * one)
  })

  test.each([
    ['balance', { balance: 7n }],
    ['decimals', { decimals: 18 }],
    ['symbol', { symbol: 'FAKE' }],
    ['symbol', { symbol: '' }],
    ['name', { name: 'Other Dollar' }],
  ] as const)('names a false %s and shows the chain’s', (field, told) => {
    const row = rowOf(tell(told), item())
    expect(row?.checks.filter(({ status }) => status === 'mismatch').map((check) => check.field)).toEqual([field])
    const shown = { balance: row?.amount, decimals: row?.decimals, symbol: row?.symbol, name: row?.name }
    expect(shown).toMatchObject(told)
  })

  test('takes the symbol of a network’s own currency in whatever letters the service writes it, and no other', () => {
    const said = (symbol: string) =>
      joinBalances([item({ type: TokenType.NATIVE_TOKEN, address: zeroAddress, ...currency, symbol }, one)], {
        chain: tell(),
        currency,
      }).flatMap(({ checks }) => checks.flatMap(({ status, subject }) => (status === 'mismatch' ? subject : [])))
    expect([said('ETH'), said('eTH'), said('ETC')]).toEqual([[], [], ['symbol']])
    expect(rowOf(tell(), item({ symbol: 'usd' }))?.checks.some(({ status }) => status === 'mismatch')).toBe(true)
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

  test('that does not tell its name is shown under the gateway’s, marked as its word', () => {
    const row = rowOf(tell({ name: undefined }), item())
    expect(row).toMatchObject({ name: 'Dollar', isNameClaimed: true })
    expect(combineChecks(row?.checks ?? [])).toBe('match')
    expect(rowOf(tell(), item())).toMatchObject({ isNameClaimed: false })
  })

  test('texts of any length are cut before they are compared and shown', () => {
    const [symbol, name] = ['S'.repeat(10_240), 'N'.repeat(10_240)]
    const row = rowOf(tell({ symbol, name }), item({ symbol: `${'S'.repeat(60)}…`, name: `${'N'.repeat(200)}…` }))
    expect([row?.symbol.length, row?.name.length]).toEqual([61, 201])
    expect(combineChecks(row?.checks ?? [])).toBe('match')
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

  // What the token says of itself, whether there is one, and what of it counts in the total.
  test.each<[string, Change, boolean, bigint, bigint, string]>([
    ['all that is needed', {}, false, 3n, 0n, 'match'],
    ['no balance', { balance: undefined }, false, 0n, 3n, 'unknown'],
    ['no decimals', { decimals: undefined }, false, 0n, 3n, 'unknown'],
    ['absurd decimals', { decimals: 78 }, false, 0n, 0n, 'mismatch'],
    ['the most decimals', { decimals: 255 }, false, 0n, 0n, 'mismatch'],
    ['nothing, for there is none', { balance: undefined, decimals: undefined }, true, 0n, 0n, 'mismatch'],
  ])(
    'counts only what the chain confirms: of a token that tells %s',
    (_, told, isMissing, confirmed, claimed, status) => {
      const missing = new Set(isMissing ? [token.toLowerCase()] : [])
      const chain = tell(told)
      const rows = joinBalances([item({ decimals: told.decimals ?? 6 })], { chain, missing, currency })
      expect(sumBalances(rows)).toEqual({ confirmed: confirmed * one, claimed: claimed * one })
      const row = rows.find(({ isNative }) => !isNative)
      expect(combineChecks(row?.checks ?? [])).toBe(status)
      expect(row?.token).toEqual(status === 'match' ? { symbol: 'USD', decimals: 6 } : undefined)
    },
  )

  test('no row is judged while the chain is asked about it, and one that it told is not asked about again', () => {
    const state = (chain: ChainBalances | undefined, isAsking: boolean) =>
      joinBalances([item(), native(one)], { chain, isAsking, currency }).map(({ isChecking }) => isChecking)
    expect(state(undefined, true)).toEqual([true, true])
    expect(state(undefined, false)).toEqual([false, false])
    expect(state({ native: one, tokens: new Map() }, true).toSorted()).toEqual([false, true])
    expect(state(tell(), true)).toEqual([false, false])
  })

  test('asks the chain about tokens alone', () => {
    expect(listTokenAddresses([native(1n), item()])).toEqual([token])
  })
})
