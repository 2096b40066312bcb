import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Hash, isHash, TransactionReceiptNotFoundError } from 'viem'
import { useReadClient } from '@/lib/chain/useReadClient'
import { freshKey } from '@/lib/query/queryKeys'
import { browserStorage } from '@/lib/storage/browserStorage'
import { recentTransactionsKey, type StoredTransaction, setTransactionStatus } from '@/lib/storage/storedState'
import { StoredValue } from '@/lib/storage/storedValue'

export type ShownStatus = StoredTransaction['status'] | 'asking'

const pollingInterval = 15_000

/** The text in which RainbowKit keeps them. */
export const recentTransactions = new StoredValue(browserStorage, recentTransactionsKey, (text) => text ?? '', String)

/**
 * How a recent transaction ended, by its receipt. RainbowKit calls one failed after five minutes without a receipt, and
 * after one read that failed: that is asked of the chain again, and what is kept is mended by its answer.
 */
export function useReceiptStatus(chainId: number, { hash, status }: StoredTransaction): ShownStatus {
  const client = useReadClient({ chainId })
  const { data } = useQuery({
    queryKey: freshKey('receiptStatus', chainId, hash),
    queryFn: () => (client && isHash(hash) ? readStatus(client, hash) : null),
    enabled: status === 'failed',
    refetchInterval: ({ state }) => (isFinal(state.data) ? false : pollingInterval),
  })
  useEffect(() => {
    const text = recentTransactions.getState()
    if (text && status === 'failed' && data === 'confirmed')
      recentTransactions.write(setTransactionStatus(text, hash, data))
  }, [data, hash, status])
  return status === 'failed' ? (data ?? 'asking') : status
}

async function readStatus(
  client: NonNullable<ReturnType<typeof useReadClient>>,
  hash: Hash,
): Promise<StoredTransaction['status']> {
  try {
    const { status } = await client.getTransactionReceipt({ hash })
    return status === 'success' ? 'confirmed' : 'failed'
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return 'pending'
    throw error
  }
}

function isFinal(status: StoredTransaction['status'] | null | undefined): boolean {
  return status === 'confirmed' || status === 'failed'
}
