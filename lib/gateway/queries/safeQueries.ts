import type { Address } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { chainKey, safeKey } from '@/lib/gateway/client/gatewayKeys'
import { addressParam } from '@/lib/gateway/client/pathParams'
import { noteProgress } from '@/lib/gateway/client/readingProgress'
import { get } from '@/lib/gateway/client/request'
import { chainPath, type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { ownedSafes, safeInfo, safeNonces } from '@/lib/gateway/schemas/safeSchema'
import { askQuery } from './askQuery'

export const safeKeys = {
  info: (gateway: Gateway, safe: SafeRef) => [...safeKey(gateway, safe), 'info'] as const,
  nonces: (gateway: Gateway, safe: SafeRef) => [...safeKey(gateway, safe), 'nonces'] as const,
  /** Of every account on a chain. */
  ownedOn: (gateway: Gateway, chainId: number) => [...chainKey(gateway, chainId), 'owned'] as const,
  owned: (gateway: Gateway, chainId: number, owner: Address) =>
    [...safeKeys.ownedOn(gateway, chainId), owner.toLowerCase()] as const,
}

/** Owners, threshold, nonce, version and modules of a Safe; one that does not exist is a GatewayError, status 404. */
export function safeInfoQuery(gateway: Gateway, safe: SafeRef) {
  const request = () => ({ ...get(safePath(safe)), onHeaders: (headers: Headers) => noteProgress(safe, headers) })
  return askQuery(gateway, safeKeys.info(gateway, safe), request, safeInfo)
}

/** The Safes that an address owns on a chain; none is an empty list. */
export function ownedSafesQuery(gateway: Gateway, chainId: number, owner: Address) {
  const request = () => get(`${chainPath(chainId)}/owners/${addressParam(owner)}/safes`)
  return askQuery(gateway, safeKeys.owned(gateway, chainId, owner), request, ownedSafes)
}

/** The Safe's nonce and the first one that no queued transaction uses. Not among the specified calls. */
export function safeNoncesQuery(gateway: Gateway, safe: SafeRef) {
  return askQuery(gateway, safeKeys.nonces(gateway, safe), () => get(`${safePath(safe)}/nonces`), safeNonces)
}
