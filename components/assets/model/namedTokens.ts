import { useMemo } from 'react'
import type { Address } from 'viem'
import { useStore } from 'zustand'
import { hasService } from '@/lib/config/publicEnv'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { nameSafe, openSafes } from '@/lib/safe-view/viewedSafes'
import { browserStorage } from '@/lib/storage/browserStorage'

/** By network and address. */
const named = openSafes(browserStorage, 'countersign.tokens', 100)

/** The tokens that the user named on a network, the last one first; where a service lists tokens, none. */
export function useNamedTokens(chainId: number): readonly Address[] {
  const all = useStore(named)
  return useMemo(
    () => (hasService ? [] : all.filter((token) => token.chainId === chainId).map(({ address }) => address)),
    [all, chainId],
  )
}

export const nameToken = (token: SafeRef) => named.put(token)
export const forgetToken = (token: SafeRef) => named.drop((each) => nameSafe(each) === nameSafe(token))
