import { useMemo } from 'react'
import type { TransactionListItem } from '@/lib/gateway/schemas/transactionSchema'
import { listReceivers } from '@/lib/verify/transferWarnings'

/** Whom the Safe paid, by what is loaded of its history. The same list for as long as it says the same. */
export function useReceivers(items: readonly TransactionListItem[]) {
  const name = useMemo(() => listReceivers(items).join(), [items])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page makes new items, and seldom a new receiver
  return useMemo(() => listReceivers(items), [name])
}
