import { mostDecimals } from '@/lib/format/amount'
import type { BalanceItem } from '@/lib/gateway/schemas/assetSchema'
import { compareValues } from '@/lib/safe/verify/verification'
import type { AssetCheck } from './assetCheck'
import * as words from './words'

/** What the chain told of an asset; a part that it did not tell is undefined. Texts are cut as the gateway's are. */
export type ToldAsset = {
  balance: bigint | undefined
  decimals: number | undefined
  symbol: string | undefined
  name: string | undefined
  /** The chain has no contract at the token's address. */
  isMissing: boolean
}

const wrongToken = { status: 'mismatch', subject: 'token', field: 'token' } as const
export const doubleCheck: AssetCheck = { ...wrongToken, reason: { code: 'listedTwice' } }
const missingCheck: AssetCheck = { ...wrongToken, reason: { code: 'noContract' } }

/** Each thing that a row shows of an asset, held against the chain. A name that the token does not tell is shown as claimed. */
export function checkItem({ tokenInfo, balance }: BalanceItem, told: ToldAsset, isNative: boolean): AssetCheck[] {
  if (told.isMissing) return [missingCheck]
  const claimed = tokenInfo.decimals
  const symbol = tokenInfo.symbol.trim()
  // A network's own currency has no contract that could tell of it: services write xDAI or XDAI, and one name or another.
  const isWrittenOtherwise = isNative && symbol.toLowerCase() === told.symbol?.toLowerCase()
  return [
    compareTold('balance', told.balance?.toString(), `${balance}`),
    ...(claimed === null && told.decimals !== undefined
      ? []
      : [compareTold('decimals', told.decimals?.toString(), claimed?.toString() ?? words.unknown)]),
    ...(told.decimals !== undefined && told.decimals > mostDecimals ? [uncountable(told.decimals)] : []),
    compareTold('symbol', told.symbol, (isWrittenOtherwise && told.symbol) || symbol),
    ...(isNative || told.name === undefined ? [] : [compareTold('name', told.name, tokenInfo.name.trim())]),
  ]
}

/** A text that a token tells of itself, cut; undefined when it tells none. */
export function tellText(text: string | undefined, maxLength: number): string | undefined {
  const full = text?.trim()
  return full !== undefined && full.length > maxLength ? `${full.slice(0, maxLength)}…` : full
}

function uncountable(decimals: number): AssetCheck {
  return { status: 'mismatch', subject: 'decimals', field: 'decimals', reason: { code: 'uncountable', decimals } }
}

function compareTold(subject: words.AssetPart, told: string | undefined, received: string): AssetCheck {
  if (told === undefined) return { status: 'unknown', subject, reason: { code: 'untold', part: subject } }
  return compareValues(subject, told, received, [
    { code: 'agreed', part: subject },
    { code: 'differing', part: subject, said: received, own: told },
  ])
}
