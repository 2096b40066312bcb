import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { ExecutedItem } from '@/lib/safe/verify/verifyHistory'

/** What `verifyHistory` judges: the executions among the rows of a history. */
export function listExecuted(rows: readonly TransactionSummary[]): ExecutedItem[] {
  return rows.flatMap(({ executionInfo, timestamp, txStatus }) => {
    const isExecuted = txStatus === 'SUCCESS' || txStatus === 'FAILED'
    return executionInfo?.type === 'MULTISIG' && isExecuted ? [{ nonce: executionInfo.nonce, time: timestamp }] : []
  })
}
