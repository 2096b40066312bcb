import type { Address } from 'viem'
import type { TransactionListItem } from '@/lib/gateway/schemas/transactionSchema'

/**
 * Whom a Safe paid by transactions that its owners signed, as the service lists them. Transfers that somebody else made
 * do not count: that is how a history is poisoned with addresses that look like others.
 */
export function listPaid(pages: readonly { results: readonly TransactionListItem[] }[]): Address[] {
  const items = pages.flatMap(({ results }) => results)
  return items.flatMap((item) => {
    if (item.type !== 'TRANSACTION') return []
    const { txInfo, txStatus, executionInfo } = item.transaction
    const isPayment = txInfo.type === 'Transfer' && txInfo.direction === 'OUTGOING' && txStatus === 'SUCCESS'
    return isPayment && executionInfo?.type === 'MULTISIG' ? [txInfo.recipient.value] : []
  })
}
