import { useMemo } from 'react'
import type { Address } from 'viem'
import { useStore } from 'zustand'
import { hasService } from '@/lib/config/publicEnv'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { listTokensOf, namedTokens } from '@/lib/safe-view/namedTokens'
import { nameSafe } from '@/lib/safe-view/viewedSafes'

/** The tokens that the user named on a network, the last one first; where a service lists tokens, none. */
export function useNamedTokens(chainId: number): readonly Address[] {
  const all = useStore(namedTokens)
  return useMemo(() => (hasService ? [] : listTokensOf(all, chainId)), [all, chainId])
}

export const nameToken = (token: SafeRef) => namedTokens.put(token)
export const forgetToken = (token: SafeRef) => namedTokens.drop((each) => nameSafe(each) === nameSafe(token))
