import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { type Check, match, mismatch, unknown } from '@/lib/safe/verify/verification'

export type StatusFacts = {
  status: Status
  /** The service names a transaction of the chain. */
  isPlaced: boolean
  /** Undefined while the chain has not answered. */
  isNonceUsed: boolean | undefined
  /** What the chain says of an execution of this hash, wherever it was. */
  execution: 'success' | 'failure' | 'absent' | 'unknown'
}

const subject = 'txStatus'

type Status = TransactionDetails['txStatus']

/** Whether a transaction is said to have been executed, however it ended. */
export function isSaidExecuted(status: Status): boolean {
  return status === 'SUCCESS' || status === 'FAILED'
}

/** Whether it is said to wait: for signatures, or to be executed. */
export function isSaidAwaited(status: Status): boolean {
  return status === 'AWAITING_CONFIRMATIONS' || status === 'AWAITING_EXECUTION'
}

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
      return [unknown(subject, 'The service gives a status that is not known here.')]
    default:
      return judgeWaiting(facts)
  }
}

function judgeExecuted({ status, isNonceUsed, execution }: StatusFacts): Check {
  if (isExecuted(execution)) {
    const expected = endOf(execution)
    if (status === expected) return match(subject, 'It ended as is said here.')
    return mismatch(subject, 'It did not end as is said here.', { expected, received: status })
  }
  if (isNonceUsed === false)
    return mismatch(subject, 'It is not executed: its nonce is not used yet.', { received: status })
  if (execution === 'absent') return mismatch(subject, 'The Safe never executed it.', { received: status })
  return unknown(subject, 'Only the service says that it was executed: the chain did not tell.')
}

function judgeCancelled({ status, isPlaced, isNonceUsed, execution }: StatusFacts): Check {
  if (isExecuted(execution))
    return mismatch(subject, 'It is not cancelled: the Safe executed it.', {
      expected: endOf(execution),
      received: status,
    })
  if (isNonceUsed === false)
    return mismatch(subject, 'It is not cancelled: its nonce is not used yet.', { received: status })
  if (isPlaced) return mismatch(subject, 'It is said to be cancelled, and to be on the chain.', { field: 'txHash' })
  if (isNonceUsed && execution === 'absent') return match(subject, 'Another transaction used its nonce.')
  return unknown(subject, 'Only the service says that another transaction used its nonce: the chain did not tell.')
}

function judgeWaiting({ status, isPlaced, execution }: StatusFacts): Check[] {
  if (isExecuted(execution))
    return [
      mismatch(subject, 'It does not wait: the Safe executed it.', { expected: endOf(execution), received: status }),
    ]
  return isPlaced ? [mismatch(subject, 'It is said to wait, and to be on the chain.', { field: 'txHash' })] : []
}

function isExecuted(execution: StatusFacts['execution']): execution is 'success' | 'failure' {
  return execution === 'success' || execution === 'failure'
}

function endOf(execution: 'success' | 'failure'): string {
  return execution === 'success' ? 'SUCCESS' : 'FAILED'
}
