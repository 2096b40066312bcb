import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Gateway } from '@/lib/gateway/client/client'
import type { GatewayRequest } from '@/lib/gateway/client/request'
import { type Page, type PageParam, paging } from './paging'

/** One answer of the gateway. `request` is made when it is asked for: it throws GatewayError for a malformed part. */
export function askQuery<T>(
  gateway: Gateway,
  queryKey: QueryKey,
  request: () => GatewayRequest,
  schema: z.ZodMiniType<T>,
  staleTime = 0,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => gateway.call(request(), schema, signal), staleTime })
}

/** A list of the gateway in pages, each asked for by the address that the one before it named. */
export function pagesQuery<T extends Page>(
  gateway: Gateway,
  queryKey: QueryKey,
  request: (page: PageParam) => GatewayRequest,
  schema: z.ZodMiniType<T>,
  staleTime = 0,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => gateway.call(request(pageParam), schema, signal),
    ...paging,
    staleTime,
  })
}
