import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import * as words from './words'

/** How far a transaction is, as the service says; the checks say whether that is so. */
export function describeStatus(status: TransactionDetails['txStatus']): string {
  return words.statuses[status]
}
