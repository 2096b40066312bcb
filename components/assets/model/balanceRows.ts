import { type Address, type Chain, zeroAddress } from 'viem'
import { hasService } from '@/lib/config/publicEnv'
import { mostDecimals } from '@/lib/format/amount'
import { parseFiat, valueAmount } from '@/lib/format/fiatValue'
import type { BalanceItem } from '@/lib/gateway/schemas/assetSchema'
import type { ChainBalances } from '@/lib/safe/account/readBalances'
import type { AssetCheck } from './assetCheck'
import { checkItem, doubleCheck, type ToldAsset, tellText } from './balanceChecks'

/**
 * One asset as it is shown: what the chain says where it answered, else what the gateway says. Values are in units of
 * 10^-18 of the currency, at the gateway's price: `value` of an amount that the chain told, `claimedValue` of one that
 * only the gateway tells; undefined without a price, or where nobody can say how much it is.
 */
export type BalanceRow = {
  address: Address
  isNative: boolean
  symbol: string
  name: string
  /** The token does not say what it is called: the name is the gateway's word. */
  isNameClaimed: boolean
  logoUri: string | null
  amount: bigint
  decimals: number | null
  value: bigint | undefined
  claimedValue: bigint | undefined
  /** The chain is still being asked about it: its checks are none yet. */
  isChecking: boolean
  /** What the token says of itself, where it says all that a wallet needs to know of it. */
  token: { symbol: string; decimals: number } | undefined
  checks: readonly AssetCheck[]
}

type Source = {
  /** What the chain has told so far. */
  chain: ChainBalances | undefined
  /** The chain is being asked about what it has not told. */
  isAsking?: boolean
  /** Lower-case addresses of tokens where the chain has no contract. */
  missing?: ReadonlySet<string>
  currency: Chain['nativeCurrency']
  /** Tokens that the user named; those that tell a balance are shown. */
  named?: readonly Address[]
}

const nobody: ReadonlySet<string> = new Set()
const maxSymbol = 60
const maxName = 200

/** The gateway's list beside the chain's answers, dearest first. The native balance is there even if it was left out. */
export function joinBalances(items: readonly BalanceItem[], source: Source): BalanceRow[] {
  const seen = new Set<string>()
  const rows = items.map((item) => {
    const row = readRow(item, source)
    const isDouble = seen.has(row.address.toLowerCase())
    seen.add(row.address.toLowerCase())
    return isDouble ? { ...row, value: undefined, claimedValue: undefined, checks: [...row.checks, doubleCheck] } : row
  })
  const { chain, currency, named = [] } = source
  rows.push(...named.flatMap((address) => namedRow(address, chain)))
  if (chain && !rows.some(({ isNative }) => isNative)) rows.push(nativeRow(chain.native, currency))
  return rows.sort((left, right) => compare(worthOf(right), worthOf(left)))
}

/** What the Safe's assets are worth together: what the chain confirms, and what only the gateway says beyond it. */
export function sumBalances(rows: readonly BalanceRow[]): { confirmed: bigint; claimed: bigint } {
  const sum = (values: readonly (bigint | undefined)[]) =>
    values.reduce<bigint>((all, value) => all + (value ?? 0n), 0n)
  return { confirmed: sum(rows.map(({ value }) => value)), claimed: sum(rows.map((row) => row.claimedValue)) }
}

/** Addresses of the tokens in the gateway's list, the native currency left out. */
export function listTokenAddresses(items: readonly BalanceItem[]): Address[] {
  return items.filter((item) => !isNativeItem(item)).map(({ tokenInfo }) => tokenInfo.address)
}

/** Whatever kind it is called: what has an address is asked of the chain under that address. */
function isNativeItem({ tokenInfo }: BalanceItem): boolean {
  return tokenInfo.address === zeroAddress
}

function tellFor(item: BalanceItem, { chain, currency, missing = nobody }: Source): ToldAsset {
  if (isNativeItem(item)) return { ...currency, balance: chain?.native, isMissing: false }
  const key = item.tokenInfo.address.toLowerCase()
  const token = chain?.tokens.get(key)
  return {
    ...{ balance: token?.balance, decimals: token?.decimals, isMissing: missing.has(key) },
    symbol: tellText(token?.symbol, maxSymbol),
    name: tellText(token?.name, maxName),
  }
}

function readRow(item: BalanceItem, source: Source): BalanceRow {
  const { tokenInfo, balance, fiatConversion } = item
  const told = tellFor(item, source)
  const isNative = isNativeItem(item)
  const amount = told.balance ?? balance
  const decimals = countable(told.decimals ?? tokenInfo.decimals)
  const price = parseFiat(fiatConversion)
  const value = price > 0n && decimals !== null ? valueAmount(amount, decimals, price) : undefined
  const isConfirmed = told.balance !== undefined && countable(told.decimals) !== null
  return {
    address: tokenInfo.address,
    isNative,
    symbol: told.symbol ?? tokenInfo.symbol,
    name: told.name ?? tokenInfo.name,
    isNameClaimed: told.name === undefined,
    logoUri: tokenInfo.logoUri,
    ...{ amount, decimals },
    value: isConfirmed ? value : undefined,
    // What is not there is worth nothing, whatever is said of it.
    claimedValue: isConfirmed || told.isMissing ? undefined : value,
    isChecking: Boolean(source.isAsking) && told.balance === undefined,
    token: isNative ? undefined : readToken(told),
    checks: checkItem(item, told, isNative),
  }
}

function readToken({ balance, symbol, decimals }: ToldAsset): BalanceRow['token'] {
  const isTold = balance !== undefined && symbol && decimals !== undefined && countable(decimals) !== null
  return isTold ? { symbol, decimals } : undefined
}

/** More decimals than a uint256 has digits mean nothing: nobody can say how much that is. */
function countable(decimals: number | null | undefined): number | null {
  return decimals === undefined || decimals === null || decimals > mostDecimals ? null : decimals
}

/** A token that nobody lists, as it tells itself. */
function namedRow(address: Address, chain: ChainBalances | undefined): BalanceRow[] {
  const told = chain?.tokens.get(address.toLowerCase())
  if (told?.balance === undefined) return []
  const { balance, decimals } = told
  const [symbol = '', name = ''] = [tellText(told.symbol, maxSymbol), tellText(told.name, maxName)]
  return [
    {
      ...nativeRow(balance, { symbol, name, decimals: decimals ?? 0 }),
      ...{ address, isNative: false, decimals: countable(decimals) },
      token: readToken({ ...told, isMissing: false }),
    },
  ]
}

function nativeRow(amount: bigint, currency: Source['currency']): BalanceRow {
  return {
    ...{ address: zeroAddress, isNative: true, isNameClaimed: false, logoUri: null, amount, token: undefined },
    ...{ value: undefined, claimedValue: undefined, isChecking: false },
    ...{ symbol: currency.symbol, name: currency.name, decimals: currency.decimals },
    checks: [{ status: 'match', subject: 'balance', reason: { code: hasService ? 'notListed' : 'readAlone' } }],
  }
}

function worthOf({ value, claimedValue }: BalanceRow): bigint {
  return value ?? claimedValue ?? -1n
}

function compare(left: bigint, right: bigint): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
