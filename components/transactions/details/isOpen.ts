import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { VerificationState } from './useDetailsVerification'

/**
 * Whether there is something to act on, or somebody says so. Nothing is to be done with what was executed or what owners
 * do not sign; where that is a lie, the buttons stay and say it.
 */
export function isOpen({ txStatus }: TransactionDetails, { result }: Pick<VerificationState, 'result'>): boolean {
  const isAwaited = txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'
  if (!result) return isAwaited
  const isRefuted = (name: string) =>
    result.checks.some(({ status, subject }) => status === 'mismatch' && subject === name)
  if (!result.claimed) return isAwaited || isRefuted('txId')
  return !result.claimed.execution || isRefuted('execution')
}
