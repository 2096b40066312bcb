import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { isNotFound } from '@/lib/gateway/client/gatewayError'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeInfoQuery, safeKeys } from '@/lib/gateway/queries/safeQueries'
import { isServiceAbsent, type SourceState } from '@/lib/query/sourceState'
import { useSourceState } from '@/lib/query/useSourceState'

// The service may hear of the Safe's block a little later than the node that this site asks.
const firstAsked = { times: 5, interval: 3_000 }
const pollingInterval = 15_000

type NewAtService = { service: SourceState; retry: () => void }

/**
 * Asks the service for a Safe that was just created until it tells of it: one that watches the Safes that somebody opens
 * begins with it then, and lists it among those of each owner. What it has listed so far is asked for anew after that.
 */
export function useNewAtService(safe: SafeRef): NewAtService {
  const cache = useQueryClient()
  const atService = useQuery({
    ...safeInfoQuery(appGateway, safe),
    refetchInterval: ({ state: { data, error, errorUpdateCount } }) => {
      if (data || isServiceAbsent(error)) return false
      return errorUpdateCount < firstAsked.times ? firstAsked.interval : pollingInterval
    },
  })
  const { dataUpdatedAt, errorUpdateCount, refetch } = atService
  const { chainId } = safe
  useEffect(() => {
    if (dataUpdatedAt > 0) cache.invalidateQueries({ queryKey: safeKeys.ownedOn(appGateway, chainId) })
  }, [cache, chainId, dataUpdatedAt])
  const state = useSourceState(atService)
  const isEarly = isNotFound(state.error) && errorUpdateCount < firstAsked.times
  return { service: isEarly ? notYet : state, retry: refetch }
}

const notYet: SourceState = { phase: 'checking', isSlow: false, updatedAt: undefined, error: null }
