import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { browserStorage } from '@/lib/storage/browserStorage'
import { holdTransaction, isSameTransaction, openHeldTransactions } from './heldTransactions'

export type HeldTransactions = {
  /** The newest first. */
  files: readonly TransactionFile[]
  /** Takes one more; of a transaction that is held already the signatures of both are kept. */
  hold: (file: TransactionFile) => TransactionFile
  forget: (file: TransactionFile) => void
}

/** The transactions of a Safe that go from hand to hand: all tabs show the same. */
export function useHeldTransactions({ chainId, address }: SafeRef): HeldTransactions {
  const held = useMemo(() => openHeldTransactions(browserStorage, { chainId, address }), [chainId, address])
  return {
    files: useStore(held),
    hold: (file) => holdTransaction(held, file),
    forget: (gone) => held.write(held.getState().filter((file) => !isSameTransaction(file, gone))),
  }
}
