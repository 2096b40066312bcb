import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { chainKey, safeKey } from '@/lib/gateway/client/gatewayKeys'
import { addressParam } from '@/lib/gateway/client/pathParams'
import { get } from '@/lib/gateway/client/request'
import { chainPath, type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { ownedSafes, safeInfo, safeNonces } from '@/lib/gateway/schemas/safeSchema'

export const safeKeys = {
  info: (gateway: Gateway, safe: SafeRef) => [...safeKey(gateway, safe), 'info'] as const,
  nonces: (gateway: Gateway, safe: SafeRef) => [...safeKey(gateway, safe), 'nonces'] as const,
  owned: (gateway: Gateway, chainId: number, owner: Address) =>
    [...chainKey(gateway, chainId), 'owned', owner.toLowerCase()] as const,
}

/** Owners, threshold, nonce, version and modules of a Safe; one that does not exist is a GatewayError, status 404. */
export function safeInfoQuery(gateway: Gateway, safe: SafeRef) {
  return queryOptions({
    queryKey: safeKeys.info(gateway, safe),
    queryFn: ({ signal }) => gateway.call(get(safePath(safe)), safeInfo, signal),
  })
}

/** The Safes that an address owns on a chain; none is an empty list. */
export function ownedSafesQuery(gateway: Gateway, chainId: number, owner: Address) {
  return queryOptions({
    queryKey: safeKeys.owned(gateway, chainId, owner),
    queryFn: ({ signal }) =>
      gateway.call(get(`${chainPath(chainId)}/owners/${addressParam(owner)}/safes`), ownedSafes, signal),
  })
}

/** The Safe's nonce and the first one that no queued transaction uses. Not among the specified calls. */
export function safeNoncesQuery(gateway: Gateway, safe: SafeRef) {
  return queryOptions({
    queryKey: safeKeys.nonces(gateway, safe),
    queryFn: ({ signal }) => gateway.call(get(`${safePath(safe)}/nonces`), safeNonces, signal),
  })
}
