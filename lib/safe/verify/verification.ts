import type { Address } from 'viem'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { Reason } from './reason'

export type CheckStatus = 'match' | 'mismatch' | 'unknown'

/** One comparison, with what was found. `field` names what is wrong, when that can be told. */
export type Check<Why = Reason> = {
  status: CheckStatus
  subject: string
  reason: Why
  field?: string
  owner?: Address
  expected?: string
  received?: string
}

/** What was compared agrees. */
export function match(subject: string, reason: Reason): Check {
  return { status: 'match', subject, reason }
}

/** What could not be compared proves nothing. */
export function unknown(subject: string, reason: Reason): Check {
  return { status: 'unknown', subject, reason }
}

/** What differs; what is wrong is called like the subject, unless `found` names another field. */
export function mismatch(subject: string, reason: Reason, found: Omit<Partial<Check>, 'status'> = {}): Check {
  return { status: 'mismatch', subject, field: subject, reason, ...found }
}

/** One mismatch spoils all; one unknown leaves all unknown; no check at all proves nothing. */
export function combineChecks(checks: readonly Pick<Check, 'status'>[]): CheckStatus {
  if (checks.some(({ status }) => status === 'mismatch')) return 'mismatch'
  return checks.length === 0 || checks.some(({ status }) => status === 'unknown') ? 'unknown' : 'match'
}

/** The number of signatures that a Safe needs beside the one that a service says. */
export function compareThreshold(needed: number, said: number): Check {
  return compareValues('threshold', `${needed}`, `${said}`, [{ code: 'threshold' }, { code: 'otherThreshold' }])
}

/**
 * Compares one value of two sources: as bytes where it is bytes, otherwise as text to the letter; `isSame` is given where
 * the texts are for people, and what they tell of was compared. `reasons` are for where they agree and where they do not.
 */
export function compareValues<const Why = Reason>(
  subject: string,
  expected: string,
  received: string,
  reasons: readonly [same: Why, other: Why],
  isSame = expected === received || sameBytes(expected, received),
): Check<Why> {
  if (isSame) return { status: 'match', subject, reason: reasons[0] }
  return { status: 'mismatch', subject, field: subject, reason: reasons[1], expected, received }
}
