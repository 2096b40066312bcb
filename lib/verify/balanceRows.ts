import { type Address, type Chain, zeroAddress } from 'viem'
import { parseFiat, valueAmount } from '@/lib/format/fiatValue'
import type { BalanceItem } from '@/lib/gateway/schemas/assetSchema'
import { type Check, compareValues } from '@/lib/safe/verification'
import type { ChainBalances } from './chainAssets'
import { warnOfSymbols } from './symbolWarnings'

/**
 * One asset as it is shown: what the chain says where it answered, else what the gateway says. `value` is in units of
 * 10^-18 of the currency, from the shown amount and the gateway's price; undefined when there is no price.
 */
export type BalanceRow = {
  address: Address
  isNative: boolean
  symbol: string
  name: string
  logoUri: string | null
  amount: bigint
  decimals: number | null
  value: bigint | undefined
  checks: readonly Check[]
  warnings: readonly string[]
}

type Source = { chain: ChainBalances | undefined; currency: Chain['nativeCurrency'] }
type Told = { balance: bigint | undefined; decimals: number | undefined; symbol: string | undefined }

/** The gateway's texts are cut at this length. */
const maxSymbolLength = 60

/** The gateway's list beside the chain's answers, dearest first. The native balance is there even if it was left out. */
export function joinBalances(items: readonly BalanceItem[], { chain, currency }: Source): BalanceRow[] {
  const seen = new Set<string>()
  const rows = items.map((item) => {
    const row = readRow(item, tellFor(item, { chain, currency }))
    const isDouble = seen.has(row.address.toLowerCase())
    seen.add(row.address.toLowerCase())
    return isDouble ? { ...row, value: undefined, checks: [...row.checks, doubleCheck] } : row
  })
  if (chain && !rows.some(({ isNative }) => isNative)) rows.push(nativeRow(chain.native, currency))
  const warnings = warnOfSymbols(rows, currency.symbol)
  const warned = rows.map((row, index) => ({ ...row, warnings: warnings[index] ?? [] }))
  return warned.sort((left, right) => compare(right.value ?? -1n, left.value ?? -1n))
}

/** Addresses of the tokens in the gateway's list, the native currency left out. */
export function listTokens(items: readonly BalanceItem[]): Address[] {
  return items.filter((item) => !isNativeItem(item)).map(({ tokenInfo }) => tokenInfo.address)
}

const doubleCheck: Check = {
  status: 'mismatch',
  subject: 'token',
  field: 'token',
  reason: 'The gateway lists this asset twice; only the first counts.',
}

function isNativeItem({ tokenInfo }: BalanceItem): boolean {
  return tokenInfo.type === 'NATIVE_TOKEN' || tokenInfo.address === zeroAddress
}

function tellFor(item: BalanceItem, { chain, currency }: Source): Told {
  if (isNativeItem(item)) return { ...currency, balance: chain?.native }
  const token = chain?.tokens.get(item.tokenInfo.address.toLowerCase())
  return { balance: token?.balance, decimals: token?.decimals, symbol: token?.symbol }
}

function readRow(item: BalanceItem, told: Told): BalanceRow {
  const { tokenInfo, balance, fiatConversion } = item
  const amount = told.balance ?? balance
  const decimals = told.decimals ?? tokenInfo.decimals
  const price = parseFiat(fiatConversion)
  return {
    address: isNativeItem(item) ? zeroAddress : tokenInfo.address,
    isNative: isNativeItem(item),
    symbol: told.symbol === undefined ? tokenInfo.symbol : cutSymbol(told.symbol),
    name: tokenInfo.name,
    logoUri: tokenInfo.logoUri,
    amount,
    decimals,
    value: price > 0n && decimals !== null ? valueAmount(amount, decimals, price) : undefined,
    checks: checkItem(item, told),
    warnings: [],
  }
}

function checkItem({ tokenInfo, balance }: BalanceItem, told: Told): Check[] {
  return [
    compareTold('balance', told.balance?.toString(), `${balance}`),
    ...(tokenInfo.decimals === null && told.decimals !== undefined
      ? []
      : [compareTold('decimals', told.decimals?.toString(), tokenInfo.decimals?.toString() ?? 'unknown')]),
    compareTold('symbol', told.symbol === undefined ? undefined : cutSymbol(told.symbol), tokenInfo.symbol.trim()),
  ]
}

function compareTold(subject: 'balance' | 'decimals' | 'symbol', told: string | undefined, received: string): Check {
  if (told === undefined) {
    return { status: 'unknown', subject, reason: `The chain did not tell the ${subject}: it is the gateway’s word.` }
  }
  return compareValues(subject, told, received, [
    `The gateway and the chain agree on the ${subject}.`,
    `Wrong ${subject}: the gateway says ${received}, the chain says ${told}. The chain’s word is shown.`,
  ])
}

function nativeRow(amount: bigint, currency: Source['currency']): BalanceRow {
  const reason = 'Read from the chain; the gateway did not list it.'
  return {
    ...{ address: zeroAddress, isNative: true, logoUri: null, amount, value: undefined, warnings: [] },
    ...{ symbol: currency.symbol, name: currency.name, decimals: currency.decimals },
    checks: [{ status: 'match', subject: 'balance', reason }],
  }
}

function cutSymbol(symbol: string): string {
  const full = symbol.trim()
  return full.length > maxSymbolLength ? `${full.slice(0, maxSymbolLength)}…` : full
}

function compare(left: bigint, right: bigint): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
