import { type Check, type CheckStatus, combineChecks } from '@/lib/safe/verification'

/**
 * What only explains a transaction: decodings, summaries, names of amounts. That one of these cannot be proved says
 * nothing about the bytes that are signed; that one is wrong says that somebody lies.
 */
const explaining = new Set([
  'actionCount',
  'decimals',
  'decodedData',
  'direction',
  'methodName',
  'moduleCall',
  'settingsInfo',
  'summary',
  'symbol',
])

/**
 * The result for the decision to sign. One mismatch spoils it; an `unknown` leaves it unknown, except where it only
 * concerns an explanation, which is listed and warned of instead. No check that decides proves nothing.
 */
export function judgeChecks(checks: readonly Check[]): CheckStatus {
  return combineChecks(checks.filter(({ status, subject }) => status === 'mismatch' || !isExplaining(subject)))
}

/** Whether a check concerns how a transaction is explained, not what is signed. */
export function isExplaining(subject: string): boolean {
  return explaining.has(subject)
}
