import type { Address } from 'viem'
import { sameBytes } from '@/lib/safe/hash/bytes'

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

/** One mismatch spoils all; one unknown leaves all unknown; no check at all proves nothing. */
export function combineChecks(checks: readonly Check[]): CheckStatus {
  if (checks.some(({ status }) => status === 'mismatch')) return 'mismatch'
  return checks.length === 0 || checks.some(({ status }) => status === 'unknown') ? 'unknown' : 'match'
}

/** Compares one value of two sources: as bytes where it is bytes, otherwise as text to the letter. */
export function compareValues(subject: string, expected: string, received: string, reasons: [string, string]): Check {
  const isSame = expected === received || sameBytes(expected, received)
  if (isSame) return { status: 'match', subject, reason: reasons[0] }
  return { status: 'mismatch', subject, field: subject, reason: reasons[1], expected, received }
}
