import { useMemo } from 'react'
import { useStore } from 'zustand'
import { browserStorage } from '@/lib/storage/browserStorage'
import { parseRecentTransactions, recentTransactionsKey, type StoredTransaction } from '@/lib/storage/storedState'
import { StoredValue } from '@/lib/storage/storedValue'

const stored = new StoredValue(browserStorage, recentTransactionsKey, (text) => text)

/** The recent transactions that RainbowKit keeps for an address and chain, newest first, as they change. */
export function useRecentTransactions(address: string, chainId: number): StoredTransaction[] {
  const text = useStore(stored)
  return useMemo(() => parseRecentTransactions(text, address, chainId), [text, address, chainId])
}
