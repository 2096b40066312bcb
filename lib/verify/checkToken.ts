import type { TransferInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { TokenInfo } from '@/lib/safe/tokenInfo'
import { type Check, compareValues } from '@/lib/safe/verification'

/** The gateway's texts are cut at this length. */
const maxSymbolLength = 60

/** The name and the decimals under which an amount is shown, beside what the token itself says. */
export function checkToken(info: TransferInfo, token: Pick<TokenInfo, 'decimals' | 'symbol'> | undefined): Check[] {
  if (info.type === 'ERC20') return [checkDecimals(info.decimals, token?.decimals), ...checkSymbol(info, token?.symbol)]
  return info.type === 'ERC721' ? checkSymbol(info, token?.symbol) : []
}

function checkDecimals(received: number | null, expected: number | undefined): Check {
  const subject = 'decimals'
  if (expected === undefined) {
    return { status: 'unknown', subject, reason: 'The token itself did not say how many decimals it has.' }
  }
  if (received === null) {
    return { status: 'unknown', subject, reason: 'The service does not say how many decimals the token has.' }
  }
  const reasons: [string, string] = [
    'The service gives the decimals that the token says.',
    'The service gives other decimals than the token says, so it shows another amount.',
  ]
  return compareValues(subject, `${expected}`, `${received}`, reasons)
}

function checkSymbol({ tokenSymbol }: { tokenSymbol: string | null }, expected: string | undefined): Check[] {
  const subject = 'symbol'
  if (tokenSymbol === null) return []
  if (expected === undefined) {
    return [{ status: 'unknown', subject, reason: 'The token itself did not say what its symbol is.' }]
  }
  const full = expected.trim()
  const cut = full.length > maxSymbolLength ? `${full.slice(0, maxSymbolLength)}…` : full
  const reasons: [string, string] = [
    'The service gives the symbol that the token says.',
    'The service gives another symbol than the token says.',
  ]
  return [compareValues(subject, cut, tokenSymbol.trim(), reasons)]
}
