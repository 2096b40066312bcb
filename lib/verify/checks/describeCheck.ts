import { sayReason } from '@/lib/safe/verify/reason'
import type { Check, CheckStatus } from '@/lib/safe/verify/verification'
import { isExplaining, judgeChecks } from './judgeChecks'
import * as words from './words'

/** The name for people of a check's field or subject; one that has none is shown as it is. */
export function fieldLabel(field: string): string {
  return Object.hasOwn(words.labels, field) ? (words.labels[field] ?? field) : field
}

/** A sentence for each thing of which two sources say something else; `say` takes its name and both values. */
export function listDifferences(
  checks: readonly Check[],
  say: (field: string, expected: string, received: string) => string,
): string[] {
  const wrong = checks.filter(({ status }) => status === 'mismatch')
  return wrong.map(({ subject, expected = '', received = '' }) => say(fieldLabel(subject), expected, received))
}

/** The result of all checks and the one sentence that stands beside it. The status is that of `judgeChecks`. */
export function summarise(checks: readonly Check[]): { status: CheckStatus; sentence: string } {
  const status = judgeChecks(checks)
  if (status === 'match') return { status, sentence: describeMatch(checks) }
  if (status === 'mismatch') {
    const wrong = checks.filter((check) => check.status === 'mismatch')
    const names = wrong.map(({ field, subject }) => fieldLabel(field ?? subject))
    return { status, sentence: words.mismatch([...new Set(names)].join(', ')) }
  }
  return { status, sentence: words.unchecked(findReason(checks)) }
}

/** What was checked depends on how far it is, which the checks themselves have proved. */
function describeMatch(checks: readonly Check[]): string {
  const isProved = (name: string) => checks.some(({ subject, status }) => subject === name && status === 'match')
  if (!isProved('safeTxHash') && !isProved('safeMessageHash')) return words.checked.onChain
  if (isProved('execution')) return words.checked.executed
  if (isProved('preparedSignature')) return words.checked.finished
  // The only status that is proved without an execution.
  if (isProved('txStatus') && !isProved('nonce')) return words.checked.over
  return words.checked.open
}

/** Why the result is unknown: the first check that decides and could not. */
function findReason(checks: readonly Check[]): string {
  const missing = checks.find(({ status, subject }) => status === 'unknown' && !isExplaining(subject))
  return missing ? sayReason(missing.reason) : words.nothingCompared
}
