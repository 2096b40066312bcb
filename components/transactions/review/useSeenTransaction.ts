import { useEffect } from 'react'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { browserStorage } from '@/lib/storage/browserStorage'
import { recallTransaction, rememberTransaction } from '@/lib/verify/seenTransactions'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'

/** What this browser saw under a hash before. */
export function recallSeen(safeTxHash: string): SafeTransaction | undefined {
  return recallTransaction(browserStorage, safeTxHash)
}

/** Keeps what was verified and can still be signed or executed, to tell later which of its fields were changed. */
export function useSeenTransaction(result: DetailsVerification | undefined): void {
  useEffect(() => {
    const { status, claimed, verification } = result ?? {}
    if (status !== 'match' || !claimed || claimed.execution || !verification?.hashes) return
    rememberTransaction(browserStorage, verification.hashes.safeTxHash, claimed.transaction)
  }, [result])
}
