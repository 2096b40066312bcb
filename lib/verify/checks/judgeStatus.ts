import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { Check } from '@/lib/safe/verify/verification'

export type StatusFacts = {
  status: TransactionDetails['txStatus']
  /** The service names a transaction of the chain. */
  isPlaced: boolean
  /** Undefined while the chain has not answered. */
  isNonceUsed: boolean | undefined
  /** What the chain says of an execution of this hash, wherever it was. */
  execution: 'success' | 'failure' | 'absent' | 'unknown'
}

const subject = 'txStatus'

/**
 * Whether a transaction that owners sign stands as the service says. Each status has its verdict in each state of the
 * chain; what the chain cannot decide is `unknown`. Nothing for one that waits while its nonce is free: that is all that
 * there is to know.
 */
export function judgeStatus(facts: StatusFacts): Check[] {
  switch (facts.status) {
    case 'SUCCESS':
    case 'FAILED':
      return [judgeExecuted(facts)]
    case 'CANCELLED':
      return [judgeCancelled(facts)]
    case 'UNKNOWN':
      return [unknown('The service gives a status that is not known here.')]
    default:
      return judgeWaiting(facts)
  }
}

function judgeExecuted({ status, isNonceUsed, execution }: StatusFacts): Check {
  if (isExecuted(execution)) {
    const expected = execution === 'success' ? 'SUCCESS' : 'FAILED'
    if (status === expected) return match('It ended as is said here.')
    return mismatch('It did not end as is said here.', expected, status)
  }
  if (isNonceUsed === false) return mismatch('It is not executed: its nonce is not used yet.', undefined, status)
  if (execution === 'absent') return mismatch('The Safe never executed it.', undefined, status)
  return unknown('Only the service says that it was executed: the chain did not tell.')
}

function judgeCancelled({ status, isPlaced, isNonceUsed, execution }: StatusFacts): Check {
  if (isExecuted(execution)) return mismatch('It is not cancelled: the Safe executed it.', endOf(execution), status)
  if (isNonceUsed === false) return mismatch('It is not cancelled: its nonce is not used yet.', undefined, status)
  if (isPlaced) return misplaced('It is said to be cancelled, and to be on the chain.')
  if (isNonceUsed && execution === 'absent') return match('Another transaction used its nonce.')
  return unknown('Only the service says that another transaction used its nonce: the chain did not tell.')
}

function judgeWaiting({ status, isPlaced, execution }: StatusFacts): Check[] {
  if (isExecuted(execution)) return [mismatch('It does not wait: the Safe executed it.', endOf(execution), status)]
  return isPlaced ? [misplaced('It is said to wait, and to be on the chain.')] : []
}

function isExecuted(execution: StatusFacts['execution']): execution is 'success' | 'failure' {
  return execution === 'success' || execution === 'failure'
}

function endOf(execution: 'success' | 'failure'): string {
  return execution === 'success' ? 'SUCCESS' : 'FAILED'
}

function match(reason: string): Check {
  return { status: 'match', subject, reason }
}

function unknown(reason: string): Check {
  return { status: 'unknown', subject, reason }
}

function mismatch(reason: string, expected: string | undefined, received: string): Check {
  return { status: 'mismatch', subject, field: subject, reason, ...(expected && { expected }), received }
}

function misplaced(reason: string): Check {
  return { status: 'mismatch', subject, field: 'txHash', reason }
}
