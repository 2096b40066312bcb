import { getCollectibles, getCollectiblesPage } from '@safe-global/safe-gateway-typescript-sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Gateway } from '@/lib/gateway/client/client'
import { type SafeRef, safeParams } from '@/lib/gateway/client/safeRef'
import { collectibles, collectiblesPage } from '@/lib/gateway/schemas/assetSchema'
import { type AssetFilter, assetFilterQuery, assetKeys } from './assetQueries'
import { paging } from './paging'

/** All collectibles at once: the specified first version, which hosted gateways have dropped. Prefer the pages. */
export function collectiblesQuery(gateway: Gateway, safe: SafeRef, filter: AssetFilter = {}) {
  return queryOptions({
    queryKey: assetKeys.collectibles(gateway, safe, 'v1', filter),
    queryFn: ({ signal }) =>
      gateway.call(getCollectibles(...safeParams(safe), assetFilterQuery(filter)), collectibles, signal),
  })
}

/** The Safe's collectibles in pages. */
export function collectiblePagesQuery(gateway: Gateway, safe: SafeRef, filter: AssetFilter = {}) {
  return infiniteQueryOptions({
    queryKey: assetKeys.collectibles(gateway, safe, 'v2', filter),
    queryFn: ({ pageParam, signal }) =>
      gateway.call(
        getCollectiblesPage(...safeParams(safe), assetFilterQuery(filter), pageParam),
        collectiblesPage,
        signal,
      ),
    ...paging,
  })
}
