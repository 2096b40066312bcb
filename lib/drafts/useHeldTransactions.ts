import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { browserStorage } from '@/lib/storage/browserStorage'
import {
  holdTransaction,
  isSameTransaction,
  openHeldTransactions,
  type SignatureJudge,
  withoutRivals,
} from './heldTransactions'

export type HeldTransactions = {
  /** The newest first. */
  files: readonly TransactionFile[]
  /** Takes one more, see `holdTransaction`. Throws AppError where there is no room for it. */
  hold: (file: TransactionFile) => TransactionFile
  /** The same of what was read, where nothing takes the place of a signature that holds. */
  take: (file: TransactionFile, judge: SignatureJudge) => Promise<TransactionFile>
  forget: (file: TransactionFile) => void
}

type HoldingSafe = SafeRef & { chain?: Pick<SafeState, 'nonce'> | undefined }

/** The transactions of a Safe that go from hand to hand: all tabs show the same. */
export function useHeldTransactions({ chainId, address, chain }: HoldingSafe): HeldTransactions {
  const held = useMemo(() => openHeldTransactions(browserStorage, { chainId, address }), [chainId, address])
  const hold = (file: TransactionFile) => holdTransaction(held, file, chain?.nonce)
  return {
    ...{ files: useStore(held), hold },
    take: async (file, judge) => hold(await withoutRivals(held.getState(), file, judge)),
    forget: (gone) => held.write(held.getState().filter((file) => !isSameTransaction(file, gone))),
  }
}
