import { getChainConfig, getChainsConfig, getMasterCopies } from '@safe-global/safe-gateway-typescript-sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Gateway } from '@/lib/gateway/client/client'
import { chainKey, gatewayKey } from '@/lib/gateway/client/gatewayKeys'
import { chainParam } from '@/lib/gateway/client/pathParams'
import { GatewayRequest } from '@/lib/gateway/client/sdkRequest'
import { chainInfo, masterCopies } from '@/lib/gateway/schemas/chainSchema'
import { page } from '@/lib/gateway/schemas/page'
import { paging } from './paging'

const chainKeys = {
  list: (gateway: Gateway) => [...gatewayKey(gateway), 'chains'] as const,
  info: (gateway: Gateway, chainId: number) => [...chainKey(gateway, chainId), 'info'] as const,
  masterCopies: (gateway: Gateway, chainId: number) => [...chainKey(gateway, chainId), 'masterCopies'] as const,
}

const hour = 3_600_000
const chainPage = page(chainInfo)

/** The chains that the gateway serves, in pages; `limit` and `offset` say where the first one begins. */
export function chainsQuery(gateway: Gateway, query?: { limit?: number; offset?: number }) {
  return infiniteQueryOptions({
    queryKey: [...chainKeys.list(gateway), query ?? null] as const,
    // The SDK's call takes no page address.
    queryFn: ({ pageParam, signal }) =>
      gateway.call(pageParam ? new GatewayRequest(pageParam) : getChainsConfig(query), chainPage, signal),
    ...paging,
    staleTime: hour,
  })
}

/** One chain; an unknown one is a GatewayError with status 404. */
export function chainQuery(gateway: Gateway, chainId: number) {
  return queryOptions({
    queryKey: chainKeys.info(gateway, chainId),
    queryFn: ({ signal }) => gateway.call(getChainConfig(chainParam(chainId)), chainInfo, signal),
    staleTime: hour,
  })
}

/** The Safe contracts that the gateway knows on a chain: addresses and versions, `+L2` marked. */
export function masterCopiesQuery(gateway: Gateway, chainId: number) {
  return queryOptions({
    queryKey: chainKeys.masterCopies(gateway, chainId),
    queryFn: ({ signal }) => gateway.call(getMasterCopies(chainParam(chainId)), masterCopies, signal),
    staleTime: hour,
  })
}
