import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '@/lib/gateway/client/client'
import { gatewayKey, safeKey } from '@/lib/gateway/client/gatewayKeys'
import { currencyParam } from '@/lib/gateway/client/pathParams'
import { get } from '@/lib/gateway/client/request'
import { type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { balances, fiatCodes } from '@/lib/gateway/schemas/assetSchema'

/** Left out, the gateway decides. */
export type AssetFilter = { trusted?: boolean; excludeSpam?: boolean }

const day = 86_400_000

export const assetKeys = {
  fiatCodes: (gateway: Gateway) => [...gatewayKey(gateway), 'fiatCodes'] as const,
  balances: (gateway: Gateway, safe: SafeRef, currency: string, filter: AssetFilter) =>
    [...safeKey(gateway, safe), 'balances', currency.toLowerCase(), filter] as const,
  collectibles: (gateway: Gateway, safe: SafeRef, version: 'v1' | 'v2', filter: AssetFilter) =>
    [...safeKey(gateway, safe), 'collectibles', version, filter] as const,
}

/** The currency codes that balances can be valued in. */
export function fiatCodesQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: assetKeys.fiatCodes(gateway),
    queryFn: ({ signal }) => gateway.call(get('/v1/balances/supported-fiat-codes'), fiatCodes, signal),
    staleTime: day,
  })
}

/** Coin and token balances with their value in `currency`, usd unless told; the coin has the zero address. */
export function balancesQuery(gateway: Gateway, safe: SafeRef, currency = 'usd', filter: AssetFilter = {}) {
  return queryOptions({
    queryKey: assetKeys.balances(gateway, safe, currency, filter),
    queryFn: ({ signal }) =>
      gateway.call(
        get(`${safePath(safe)}/balances/${currencyParam(currency)}`, assetFilterQuery(filter)),
        balances,
        signal,
      ),
  })
}

/** A filter under the gateway's names. */
export function assetFilterQuery({ trusted, excludeSpam }: AssetFilter) {
  return { trusted, exclude_spam: excludeSpam }
}
