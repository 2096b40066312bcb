import type { Gateway } from './client'
import type { SafeRef } from './safeRef'

// The one key scheme: gateway address, chain, Safe, then what. Each resource's keys stand in its queries file.

/** Everything cached from one gateway: what is persisted may come from another one's time. */
export function gatewayKey(gateway: Gateway) {
  return ['gateway', gateway.baseUrl] as const
}

/** Everything of one chain. */
export function chainKey(gateway: Gateway, chainId: number) {
  return [...gatewayKey(gateway), chainId] as const
}

/** Everything of one Safe: invalidate this when something was executed. */
export function safeKey(gateway: Gateway, { chainId, address }: SafeRef) {
  return [...chainKey(gateway, chainId), 'safe', address.toLowerCase()] as const
}
