import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findNodeChainError } from '@/lib/chain/nodeChainError'
import { useReadClient } from '@/lib/chain/useReadClient'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeInfoQuery } from '@/lib/gateway/queries/safeQueries'
import { refetchFailed } from '@/lib/query/refetchFailed'
import type { SourceState } from '@/lib/query/sourceState'
import { useSourceState } from '@/lib/query/useSourceState'
import { NotASafeError } from '@/lib/safe/account/readSafe'
import { chainStateQuery } from '@/lib/verify/verificationQuery'
import { joinSafe, type SafeView } from './safeView'
import { useFormerState } from './useFormerState'

export type SafeViewState = {
  /** Undefined while nothing is known; the chain's word that there is no Safe outweighs the service. */
  safe: SafeView | undefined
  chain: SourceState
  service: SourceState
  retry: () => void
}

const pollingInterval = 15_000
/** The parts of a page that show the Safe come one after the other, and share one answer. */
const freshFor = 10_000

/** The Safe from chain and gateway, asked side by side and again every quarter of a minute. */
export function useSafeView(ref: SafeRef): SafeViewState {
  const client = useReadClient({ chainId: ref.chainId })
  const cache = useQueryClient()
  const onChain = useQuery(chainStateQuery(client, ref))
  const atService = useQuery({
    ...safeInfoQuery(appGateway, ref),
    staleTime: freshFor,
    refetchInterval: pollingInterval,
  })
  const [chainState, serviceState] = [useSourceState(onChain), useSourceState(atService)]
  const isRefuted = onChain.error instanceof NotASafeError
  // What a node said before it turned out to be of another chain was about that chain.
  const isOtherChain = findNodeChainError(onChain.error) !== undefined
  const { chainId, address } = ref
  const chain = isRefuted || isOtherChain ? undefined : onChain.data
  const service = isRefuted ? undefined : atService.data
  const [chainPhase, servicePhase] = [chainState.phase, serviceState.phase]
  const former = useFormerState(chainId, chain, serviceState.updatedAt)
  const safe = useMemo(
    () => joinSafe({ chainId, address }, chain, service, { chain: chainPhase, service: servicePhase }, former),
    [chainId, address, chain, service, chainPhase, servicePhase, former],
  )
  return {
    safe,
    chain: chainState,
    service: serviceState,
    retry: () => {
      onChain.refetch()
      atService.refetch()
      // Whatever else of the page failed with it.
      refetchFailed(cache)
    },
  }
}
