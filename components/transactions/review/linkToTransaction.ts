import { AppError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeRoutes } from '@/lib/routes'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { formatTransactionLink } from '@/lib/safe/file/transactionLink'

/**
 * The address in this site at which a Safe takes a transaction up: its own, or one that it approves as an owner. Where
 * that would be too long for a link, the sentence that says so.
 */
export function linkToTransaction(
  purpose: Parameters<typeof formatTransactionLink>[0],
  safe: SafeRef,
  file: TransactionFile,
): { href: string } | { problem: string } {
  try {
    return { href: `${safeRoutes.newTransaction(safe)}${formatTransactionLink(purpose, file)}` }
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message }
    throw error
  }
}
