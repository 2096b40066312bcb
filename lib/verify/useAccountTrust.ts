import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { tabStorage } from '@/lib/query/tabStorage'
import { acceptAccount, acceptanceKey, isAccepted } from './acceptedAccounts'
import { type AccountDoubt, findAccountDoubts } from './accountDoubts'
import type { SafeView } from './safeView'

export type AccountTrust = {
  doubts: readonly AccountDoubt[]
  /** The visitor said in this tab to have read the doubts. */
  isAccepted: boolean
  /** Nothing may be signed for an account in doubt before that, nor while the chain has not told what it is. */
  mayAct: boolean
  accept: () => void
}

const noDoubts: AccountDoubt[] = []

/** Whether the account is a Safe by its own code, and whether the visitor accepted that it may not be one. */
export function useAccountTrust({ chainId, address, chain }: SafeView): AccountTrust {
  const doubts = useMemo(() => (chain ? findAccountDoubts(chain) : noDoubts), [chain])
  const key = chain && acceptanceKey({ chainId, address }, chain)
  const subscribe = useCallback(
    (listener: () => void) => (key && tabStorage?.subscribe(key, listener)) || (() => undefined),
    [key],
  )
  const hasRead = useSyncExternalStore(
    subscribe,
    () => key !== undefined && isAccepted(tabStorage, key),
    () => false,
  )
  return {
    doubts,
    isAccepted: hasRead,
    mayAct: chain !== undefined && (doubts.length === 0 || hasRead),
    accept: () => {
      if (key) acceptAccount(tabStorage, key)
    },
  }
}
