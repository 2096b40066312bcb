import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from '@/lib/storage/browserStorage'
import { parseRecentTransactions, recentTransactionsKey, type StoredTransaction } from '@/lib/storage/storedState'

/** The recent transactions that RainbowKit keeps for an address and chain, newest first, as they change. */
export function useRecentTransactions(address: string, chainId: number): StoredTransaction[] {
  const subscribe = useCallback(
    (listener: () => void) => browserStorage?.subscribe(recentTransactionsKey, listener) ?? (() => undefined),
    [],
  )
  const text = useSyncExternalStore(
    subscribe,
    () => browserStorage?.getItem(recentTransactionsKey) ?? null,
    () => null,
  )
  return useMemo(() => parseRecentTransactions(text, address, chainId), [text, address, chainId])
}
