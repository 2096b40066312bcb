import { mostDecimals } from '@/lib/format/amount'
import type { BalanceItem } from '@/lib/gateway/schemas/assetSchema'
import { type Check, compareValues } from '@/lib/safe/verify/verification'

/** What the chain told of an asset; a part that it did not tell is undefined. Texts are cut as the gateway's are. */
export type Told = {
  balance: bigint | undefined
  decimals: number | undefined
  symbol: string | undefined
  name: string | undefined
  /** The chain has no contract at the token's address. */
  isMissing: boolean
}

export const doubleCheck: Check = {
  status: 'mismatch',
  subject: 'token',
  field: 'token',
  reason: 'The gateway lists this asset twice; only the first counts.',
}

const missingCheck: Check = {
  status: 'mismatch',
  subject: 'token',
  field: 'token',
  reason: 'There is no contract at this address on this chain, so there is no such token. It is not counted.',
}

/** Each thing that a row shows of an asset, held against the chain. A name that the token does not tell is shown as claimed. */
export function checkItem({ tokenInfo, balance }: BalanceItem, told: Told, isNative: boolean): Check[] {
  if (told.isMissing) return [missingCheck]
  const claimed = tokenInfo.decimals
  return [
    compareTold('balance', told.balance?.toString(), `${balance}`),
    ...(claimed === null && told.decimals !== undefined
      ? []
      : [compareTold('decimals', told.decimals?.toString(), claimed?.toString() ?? 'unknown')]),
    ...(told.decimals !== undefined && told.decimals > mostDecimals ? [uncountable(told.decimals)] : []),
    compareTold('symbol', told.symbol, tokenInfo.symbol.trim()),
    // A network's own currency has no contract that could tell its name: ours is shown.
    ...(isNative || told.name === undefined ? [] : [compareTold('name', told.name, tokenInfo.name.trim())]),
  ]
}

/** A text that a token tells of itself, cut; undefined when it tells none. */
export function tellText(text: string | undefined, maxLength: number): string | undefined {
  const full = text?.trim()
  return full !== undefined && full.length > maxLength ? `${full.slice(0, maxLength)}…` : full
}

function uncountable(decimals: number): Check {
  const reason = `The token says that it counts with ${decimals} decimals, so nobody can say how much this is. It is not counted.`
  return { status: 'mismatch', subject: 'decimals', field: 'decimals', reason }
}

type Subject = 'balance' | 'decimals' | 'symbol' | 'name'

function compareTold(subject: Subject, told: string | undefined, received: string): Check {
  if (told === undefined) {
    return { status: 'unknown', subject, reason: `The chain did not tell the ${subject}: it is the gateway’s word.` }
  }
  const [said, own] = [received, told].map((text) => (text === '' ? 'nothing' : text))
  return compareValues(subject, told, received, [
    `The gateway and the chain agree on the ${subject}.`,
    `Wrong ${subject}: the gateway says ${said}, the chain says ${own}. The chain’s word is shown.`,
  ])
}
