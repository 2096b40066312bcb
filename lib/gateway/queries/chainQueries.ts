import type { Gateway } from '@/lib/gateway/client/client'
import { chainKey, gatewayKey } from '@/lib/gateway/client/gatewayKeys'
import { get } from '@/lib/gateway/client/request'
import { chainPath } from '@/lib/gateway/client/safeRef'
import { chainInfo, masterCopies } from '@/lib/gateway/schemas/chainSchema'
import { page } from '@/lib/gateway/schemas/page'
import { askQuery, pagesQuery } from './askQuery'

const chainKeys = {
  list: (gateway: Gateway) => [...gatewayKey(gateway), 'chains'] as const,
  info: (gateway: Gateway, chainId: number) => [...chainKey(gateway, chainId), 'info'] as const,
  masterCopies: (gateway: Gateway, chainId: number) => [...chainKey(gateway, chainId), 'masterCopies'] as const,
}

const hour = 3_600_000
const chainPage = page(chainInfo)

/** The chains that the gateway serves, in pages; `limit` and `offset` say where the first one begins. */
export function chainsQuery(gateway: Gateway, query?: { limit?: number; offset?: number }) {
  const key = [...chainKeys.list(gateway), query ?? null]
  return pagesQuery(gateway, key, (page) => get('/v1/chains', query, page), chainPage, hour)
}

/** One chain; an unknown one is a GatewayError with status 404. */
export function chainQuery(gateway: Gateway, chainId: number) {
  return askQuery(gateway, chainKeys.info(gateway, chainId), () => get(chainPath(chainId)), chainInfo, hour)
}

/** The Safe contracts that the gateway knows on a chain: addresses and versions, `+L2` marked. */
export function masterCopiesQuery(gateway: Gateway, chainId: number) {
  const request = () => get(`${chainPath(chainId)}/about/master-copies`)
  return askQuery(gateway, chainKeys.masterCopies(gateway, chainId), request, masterCopies, hour)
}
