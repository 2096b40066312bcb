import type { TransferInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { TokenInfo } from '@/lib/safe/call/tokenInfo'
import type { TokenText } from '@/lib/safe/verify/reasonWords'
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
  if (expected === undefined) return unknown(subject, { code: 'decimalsUntold' })
  if (received === null) return unknown(subject, { code: 'decimalsUnsaid' })
  return compareValues(subject, `${expected}`, `${received}`, [{ code: 'decimals' }, { code: 'otherDecimals' }])
}

function checkText(
  subject: TokenText,
  received: string | null,
  expected: string | undefined,
  maxLength: number,
): Check[] {
  if (received === null) return []
  if (expected === undefined) return [unknown(subject, { code: 'tokenTextUntold', text: subject })]
  const full = expected.trim()
  const cut = full.length > maxLength ? `${full.slice(0, maxLength)}…` : full
  return [
    compareValues(subject, cut, received.trim(), [
      { code: 'tokenText', text: subject },
      { code: 'otherTokenText', text: subject },
    ]),
  ]
}
