import type { Address } from 'viem'
import { sameBytes } from '@/lib/safe/hash/bytes'
import * as words from './words'

export type CheckStatus = 'match' | 'mismatch' | 'unknown'

/** One comparison, with a sentence that says what was found. `field` names what is wrong, when that can be told. */
export type Check = {
  status: CheckStatus
  subject: string
  reason: string
  field?: string
  owner?: Address
  expected?: string
  received?: string
}

/** What was compared agrees. */
export function match(subject: string, reason: string): Check {
  return { status: 'match', subject, reason }
}

/** What could not be compared proves nothing. */
export function unknown(subject: string, reason: string): Check {
  return { status: 'unknown', subject, reason }
}

/** What differs; what is wrong is called like the subject, unless `found` names another field. */
export function mismatch(subject: string, reason: string, found: Omit<Partial<Check>, 'status'> = {}): Check {
  return { status: 'mismatch', subject, field: subject, reason, ...found }
}

/** One mismatch spoils all; one unknown leaves all unknown; no check at all proves nothing. */
export function combineChecks(checks: readonly Check[]): CheckStatus {
  if (checks.some(({ status }) => status === 'mismatch')) return 'mismatch'
  return checks.length === 0 || checks.some(({ status }) => status === 'unknown') ? 'unknown' : 'match'
}

/** The number of signatures that a Safe needs beside the one that a service says. */
export function compareThreshold(needed: number, said: number): Check {
  return compareValues('threshold', `${needed}`, `${said}`, words.threshold)
}

/** What is said where two sources agree, and where they do not. */
export type Reasons = readonly [same: string, other: string]

/**
 * Compares one value of two sources: as bytes where it is bytes, otherwise as text to the letter; `isSame` is given where
 * the texts are for people, and what they tell of was compared.
 */
export function compareValues(
  subject: string,
  expected: string,
  received: string,
  reasons: Reasons,
  isSame = expected === received || sameBytes(expected, received),
): Check {
  return isSame ? match(subject, reasons[0]) : mismatch(subject, reasons[1], { expected, received })
}
