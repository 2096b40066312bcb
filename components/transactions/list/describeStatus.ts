import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

const words: Record<TransactionDetails['txStatus'], string> = {
  AWAITING_CONFIRMATIONS: 'Waiting for signatures',
  AWAITING_EXECUTION: 'Waiting for execution',
  CANCELLED: 'Cancelled: another transaction used its nonce',
  FAILED: 'Executed, but it failed',
  SUCCESS: 'Executed',
  UNKNOWN: 'A status that is not known here',
}

/** How far a transaction is, as the service says; the checks say whether that is so. */
export function describeStatus(status: TransactionDetails['txStatus']): string {
  return words[status]
}
