import { day } from '@/lib/config/limits'
import type { Gateway } from '@/lib/gateway/client/client'
import { gatewayKey, safeKey } from '@/lib/gateway/client/gatewayKeys'
import { currencyParam } from '@/lib/gateway/client/pathParams'
import { get } from '@/lib/gateway/client/request'
import { type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { balances, fiatCodes } from '@/lib/gateway/schemas/assetSchema'
import { askQuery } from './askQuery'

/** Left out, the gateway decides. */
export type AssetFilter = { trusted?: boolean; excludeSpam?: boolean }

export const assetKeys = {
  fiatCodes: (gateway: Gateway) => [...gatewayKey(gateway), 'fiatCodes'] as const,
  balances: (gateway: Gateway, safe: SafeRef, currency: string, filter: AssetFilter) =>
    [...safeKey(gateway, safe), 'balances', currency.toLowerCase(), filter] as const,
  collectibles: (gateway: Gateway, safe: SafeRef, version: 'v1' | 'v2', filter: AssetFilter) =>
    [...safeKey(gateway, safe), 'collectibles', version, filter] as const,
}

/** The currency codes that balances can be valued in. */
export function fiatCodesQuery(gateway: Gateway) {
  return askQuery(gateway, assetKeys.fiatCodes(gateway), () => get('/v1/balances/supported-fiat-codes'), fiatCodes, day)
}

/** Coin and token balances with their value in `currency`, usd unless told; the coin has the zero address. */
export function balancesQuery(gateway: Gateway, safe: SafeRef, currency = 'usd', filter: AssetFilter = {}) {
  const request = () => get(`${safePath(safe)}/balances/${currencyParam(currency)}`, assetFilterQuery(filter))
  return askQuery(gateway, assetKeys.balances(gateway, safe, currency, filter), request, balances)
}

/** A filter under the gateway's names. */
export function assetFilterQuery({ trusted, excludeSpam }: AssetFilter) {
  return { trusted, exclude_spam: excludeSpam }
}
