import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Gateway } from '@/lib/gateway/client/client'
import { get } from '@/lib/gateway/client/request'
import { type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { collectibles, collectiblesPage } from '@/lib/gateway/schemas/assetSchema'
import { type AssetFilter, assetFilterQuery, assetKeys } from './assetQueries'
import { paging } from './paging'

/** All collectibles at once: the specified first version, which hosted gateways have dropped. Prefer the pages. */
export function collectiblesQuery(gateway: Gateway, safe: SafeRef, filter: AssetFilter = {}) {
  return queryOptions({
    queryKey: assetKeys.collectibles(gateway, safe, 'v1', filter),
    queryFn: ({ signal }) =>
      gateway.call(get(`${safePath(safe)}/collectibles`, assetFilterQuery(filter)), collectibles, signal),
  })
}

/** The Safe's collectibles in pages. */
export function collectiblePagesQuery(gateway: Gateway, safe: SafeRef, filter: AssetFilter = {}) {
  return infiniteQueryOptions({
    queryKey: assetKeys.collectibles(gateway, safe, 'v2', filter),
    queryFn: ({ pageParam, signal }) =>
      gateway.call(
        get(`${safePath(safe, 'v2')}/collectibles`, assetFilterQuery(filter), pageParam),
        collectiblesPage,
        signal,
      ),
    ...paging,
  })
}
