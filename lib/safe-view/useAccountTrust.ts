import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useReadClient } from '@/lib/chain/useReadClient'
import { tabStorage } from '@/lib/storage/tabStorage'
import { openAcceptance } from './acceptedAccounts'
import { type AccountDoubt, findAccountDoubt } from './accountDoubts'
import { codeHashesQuery } from './publishedContract'
import type { SafeView } from './safeView'

export type AccountTrust = {
  doubt: AccountDoubt | undefined
  /** The visitor said in this tab to have read the doubt. */
  isAccepted: boolean
  /** Nothing may be signed for an account in doubt before that, nor while the chain has not told what the account is. */
  mayAct: boolean
  accept: () => void
}

/** Whether the account is a Safe by its own code, and whether the visitor accepted that it may not be one. */
export function useAccountTrust({ chainId, address, chain }: SafeView): AccountTrust {
  const client = useReadClient({ chainId })
  const singletons = useMemo(() => (chain ? [chain.singleton] : []), [chain])
  const { data: codes } = useQuery({ ...codeHashesQuery(client, chainId, singletons), enabled: chain !== undefined })
  const singletonCode = chain && codes?.get(chain.singleton.toLowerCase())
  const doubt = useMemo(() => chain && findAccountDoubt(chain, singletonCode), [chain, singletonCode])
  const { codeHash, singleton } = chain ?? {}
  const acceptance = useMemo(() => {
    const code = codeHash && singleton ? { codeHash, singleton } : undefined
    return openAcceptance(tabStorage, { chainId, address }, code)
  }, [chainId, address, codeHash, singleton])
  const hasRead = useStore(acceptance)
  return {
    doubt,
    isAccepted: hasRead,
    mayAct: chain !== undefined && codes !== undefined && (doubt === undefined || hasRead),
    accept: () => acceptance.write(true),
  }
}
