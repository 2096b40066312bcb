import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { type Check, compareValues, match, mismatch, unknown } from '@/lib/safe/verify/verification'

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
      return [unknown(subject, { code: 'unknownStatus' })]
    default:
      return judgeWaiting(facts)
  }
}

function judgeExecuted({ status, isNonceUsed, execution }: StatusFacts): Check {
  if (isExecuted(execution)) {
    return compareEnding(endOf(execution), status)
  }
  if (isNonceUsed === false) return mismatch(subject, { code: 'executedEarly' }, { received: status })
  if (execution === 'absent') return mismatch(subject, { code: 'neverExecuted' }, { received: status })
  return unknown(subject, { code: 'onlySaidExecuted' })
}

/** How something ended on the chain, and how it is said to have. */
export function compareEnding(expected: string, said: string): Check {
  return compareValues(subject, expected, said, [{ code: 'ending' }, { code: 'otherEnding' }])
}

function judgeCancelled({ status, isPlaced, isNonceUsed, execution }: StatusFacts): Check {
  if (isExecuted(execution))
    return mismatch(
      subject,
      { code: 'cancelledExecuted' },
      {
        expected: endOf(execution),
        received: status,
      },
    )
  if (isNonceUsed === false) return mismatch(subject, { code: 'cancelledEarly' }, { received: status })
  if (isPlaced) return mismatch(subject, { code: 'cancelledPlaced' }, { field: 'txHash' })
  if (isNonceUsed && execution === 'absent') return match(subject, { code: 'cancelled' })
  return unknown(subject, { code: 'onlySaidCancelled' })
}

function judgeWaiting({ status, isPlaced, execution }: StatusFacts): Check[] {
  if (isExecuted(execution))
    return [mismatch(subject, { code: 'waitsExecuted' }, { expected: endOf(execution), received: status })]
  return isPlaced ? [mismatch(subject, { code: 'waitsPlaced' }, { field: 'txHash' })] : []
}

function isExecuted(execution: StatusFacts['execution']): execution is 'success' | 'failure' {
  return execution === 'success' || execution === 'failure'
}

function endOf(execution: 'success' | 'failure'): string {
  return execution === 'success' ? 'SUCCESS' : 'FAILED'
}
