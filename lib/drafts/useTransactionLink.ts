import { useMemo, useSyncExternalStore } from 'react'
import { AppError } from '@/lib/errors'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { parseTransactionLink } from '@/lib/safe/file/transactionLink'

/** A transaction that came with the address of the page; `problem` is the sentence that says why it cannot be read. */
export type TransactionLink = { fragment: string } & (
  | { purpose: 'tx' | 'approve'; file: TransactionFile }
  | { problem: string }
)

/** What stands behind the `#` of the page's address, also when another such link is opened in the same tab. */
export function useTransactionLink(): TransactionLink | undefined {
  const fragment = useSyncExternalStore(subscribe, readFragment, () => '')
  return useMemo(() => read(fragment), [fragment])
}

function read(fragment: string): TransactionLink | undefined {
  try {
    const link = parseTransactionLink(fragment)
    return link && { fragment, ...link }
  } catch (error) {
    if (error instanceof AppError) return { fragment, problem: error.message }
    throw error
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function readFragment(): string {
  return window.location.hash
}
