import type { TransferInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { TokenInfo } from '@/lib/safe/call/tokenInfo'
import { type Check, compareValues, unknown } from '@/lib/safe/verify/verification'

/** The gateway's texts are cut at these lengths. */
const maxSymbolLength = 60
const maxNameLength = 200

type Token = Partial<TokenInfo> | undefined

/** Symbol, name and decimals under which an amount is shown, beside what the token itself says. */
export function checkToken(info: TransferInfo, token: Token): Check[] {
  if (info.type !== 'ERC20' && info.type !== 'ERC721') return []
  const texts = [
    ...checkText('symbol', info.tokenSymbol, token?.symbol, maxSymbolLength),
    ...checkText('tokenName', info.tokenName, token?.name, maxNameLength),
  ]
  return info.type === 'ERC20' ? [checkDecimals(info.decimals, token?.decimals), ...texts] : texts
}

function checkDecimals(received: number | null, expected: number | undefined): Check {
  const subject = 'decimals'
  if (expected === undefined) return unknown(subject, 'The token itself did not say how many decimals it has.')
  if (received === null) return unknown(subject, 'The service does not say how many decimals the token has.')
  const reasons: [string, string] = [
    'The service gives the decimals that the token says.',
    'The service gives other decimals than the token says, so it shows another amount.',
  ]
  return compareValues(subject, `${expected}`, `${received}`, reasons)
}

const words = { symbol: 'symbol', tokenName: 'name' }

function checkText(
  subject: keyof typeof words,
  received: string | null,
  expected: string | undefined,
  maxLength: number,
): Check[] {
  const word = words[subject]
  if (received === null) return []
  if (expected === undefined) return [unknown(subject, `The token itself did not say what its ${word} is.`)]
  const full = expected.trim()
  const cut = full.length > maxLength ? `${full.slice(0, maxLength)}…` : full
  const reasons: [string, string] = [
    `The service gives the ${word} that the token says.`,
    `The service gives another ${word} than the token says.`,
  ]
  return [compareValues(subject, cut, received.trim(), reasons)]
}
