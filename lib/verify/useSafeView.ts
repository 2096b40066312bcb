import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePublicClient } from 'wagmi'
import { appGateway } from '@/lib/gateway/appGateway'
import { safeInfoQuery } from '@/lib/gateway/safeQueries'
import type { SafeRef } from '@/lib/gateway/safeRef'
import { NotASafeError } from '@/lib/safe/readSafe'
import { joinSafe, type SafeView, type SourceState } from './safeView'
import { chainStateQuery } from './verificationQuery'

export type SafeViewState = {
  /** Undefined while nothing is known; the chain's word that there is no Safe outweighs the service. */
  safe: SafeView | undefined
  chain: SourceState
  service: SourceState
  retry: () => void
}

const pollingInterval = 15_000

/** The Safe from chain and gateway, asked side by side and again every quarter of a minute. */
export function useSafeView(ref: SafeRef): SafeViewState {
  const client = usePublicClient({ chainId: ref.chainId })
  const onChain = useQuery(chainStateQuery(client, ref))
  const atService = useQuery({ ...safeInfoQuery(appGateway, ref), refetchInterval: pollingInterval })
  const isRefuted = onChain.error instanceof NotASafeError
  const { chainId, address } = ref
  const chain = isRefuted ? undefined : onChain.data
  const service = isRefuted ? undefined : atService.data
  const safe = useMemo(() => joinSafe({ chainId, address }, chain, service), [chainId, address, chain, service])
  return {
    safe,
    chain: describeSource(onChain),
    service: describeSource(atService),
    retry: () => {
      onChain.refetch()
      atService.refetch()
    },
  }
}

function describeSource(query: { dataUpdatedAt: number; error: unknown; isPending: boolean }): SourceState {
  return { updatedAt: query.dataUpdatedAt || undefined, error: query.error, isLoading: query.isPending }
}
