import { useMemo } from 'react'
import { useStore } from 'zustand'
import { AppError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import {
  formatTransactionFile,
  joinTransactionFiles,
  parseTransactionFile,
  type TransactionFile,
} from '@/lib/safe/file/transactionFile'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'
import { draftKey } from './draft'

export type HeldTransaction = {
  file: TransactionFile | undefined
  /** Takes the place of what was held; the signatures of both are kept when it is the same transaction. */
  hold: (file: TransactionFile) => TransactionFile
  forget: () => void
}

/**
 * The transaction of this Safe that goes from hand to hand without the service: the browser keeps it with the signatures
 * so far. Nothing in it is verified; the review does that.
 */
export function useHeldTransaction({ chainId, address }: SafeRef): HeldTransaction {
  const key = draftKey('file', { chainId, address })
  const stored = useMemo(() => new StoredValue(browserStorage, key, read, format), [key])
  const file = useStore(stored)
  const hold = (next: TransactionFile) => {
    const now = stored.getState()
    const joined = (now && joinTransactionFiles(next, now)) ?? next
    stored.write(joined)
    return joined
  }
  return { file, hold, forget: stored.remove }
}

function format(file: TransactionFile | undefined): string {
  return file ? formatTransactionFile(file) : ''
}

function read(text: string | null): TransactionFile | undefined {
  try {
    return text ? parseTransactionFile(text) : undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
