import type { Gateway } from '@/lib/gateway/client/client'
import { get } from '@/lib/gateway/client/request'
import { type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { collectibles, collectiblesPage } from '@/lib/gateway/schemas/assetSchema'
import { askQuery, pagesQuery } from './askQuery'
import { type AssetFilter, assetFilterQuery, assetKeys } from './assetQueries'
import type { PageParam } from './paging'

/** All collectibles at once: the specified first version, which hosted gateways have dropped. Prefer the pages. */
export function collectiblesQuery(gateway: Gateway, safe: SafeRef, filter: AssetFilter = {}) {
  const request = () => get(`${safePath(safe)}/collectibles`, assetFilterQuery(filter))
  return askQuery(gateway, assetKeys.collectibles(gateway, safe, 'v1', filter), request, collectibles)
}

/** The Safe's collectibles in pages. */
export function collectiblePagesQuery(gateway: Gateway, safe: SafeRef, filter: AssetFilter = {}) {
  const request = (page: PageParam) => get(`${safePath(safe, 'v2')}/collectibles`, assetFilterQuery(filter), page)
  return pagesQuery(gateway, assetKeys.collectibles(gateway, safe, 'v2', filter), request, collectiblesPage)
}
