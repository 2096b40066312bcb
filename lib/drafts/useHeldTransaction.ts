import { useMemo, useSyncExternalStore } from 'react'
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
  const stored = useMemo(() => new StoredValue(browserStorage, key, read), [key])
  const file = useSyncExternalStore(stored.subscribe, stored.read, stored.readEmpty)
  const hold = (next: TransactionFile) => {
    const now = stored.read()
    const joined = (now && joinTransactionFiles(next, now)) ?? next
    browserStorage?.setItem(key, formatTransactionFile(joined))
    return joined
  }
  return { file, hold, forget: () => browserStorage?.removeItem(key) }
}

function read(text: string | null): TransactionFile | undefined {
  try {
    return text === null ? undefined : parseTransactionFile(text)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
