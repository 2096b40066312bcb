import type { Warning } from '@/lib/safe/call/warnings'
import { sayReason } from '@/lib/safe/verify/reason'
import { type Check, type CheckStatus, combineChecks } from '@/lib/safe/verify/verification'

/**
 * What only explains a transaction: decodings, summaries, names of amounts, times. That one of these cannot be proved
 * says nothing about the bytes that are signed, and screens draw it as the service's word; that one is wrong says that
 * somebody lies.
 */
const explaining = new Set([
  'actionCount',
  'decimals',
  'decodedData',
  'direction',
  'executedThreshold',
  'executor',
  'methodName',
  'settingsInfo',
  'summary',
  'symbol',
  'time',
  'tokenName',
])

/**
 * The result for the decision to sign. One mismatch spoils it; an `unknown` leaves it unknown, except where it only
 * concerns an explanation, which is listed and warned of instead. No check that decides proves nothing.
 */
export function judgeChecks(checks: readonly Check[]): CheckStatus {
  return combineChecks(checks.filter(({ status, subject }) => status === 'mismatch' || !isExplaining(subject)))
}

/** Explanations that stand as the service's word where they are shown, which is all there is to say of them. */
function isWord(subject: string): boolean {
  return subject === 'time' || subject === 'executor' || subject === 'executedThreshold'
}

/** How many of the checks passed: what only explains, and cannot be proved, is none that failed. */
export function countPassed(checks: readonly Check[]): { passed: number; counted: number } {
  const counted = checks.filter(({ status, subject }) => status !== 'unknown' || !isExplaining(subject))
  return { passed: counted.filter(({ status }) => status === 'match').length, counted: counted.length }
}

/** Whether a check concerns how a transaction is explained, not what is signed. */
export function isExplaining(subject: string): boolean {
  return explaining.has(subject)
}

/** Of what only explains and could not be proved a signer is warned. */
export function warnUnproved(checks: readonly Check[]): Warning[] {
  const unproved = checks.filter(
    ({ status, subject }) => status === 'unknown' && isExplaining(subject) && !isWord(subject),
  )
  return unproved.map(({ subject, reason }) => ({
    ...{ code: `unproved-${subject}`, severity: 'caution', message: sayReason(reason) },
  }))
}
