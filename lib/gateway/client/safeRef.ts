import type { Address } from 'viem'
import { addressParam, chainParam } from './pathParams'

/** A Safe, wherever a call asks for one. */
export type SafeRef = { chainId: number; address: Address }

/** Where the gateway keeps what belongs to a chain. Throws GatewayError for a malformed chain id. */
export function chainPath(chainId: number, version: 'v1' | 'v2' = 'v1'): string {
  return `/${version}/chains/${chainParam(chainId)}`
}

/** Where the gateway keeps what belongs to a Safe. Throws GatewayError for a malformed chain id or address. */
export function safePath({ chainId, address }: SafeRef, version?: 'v1' | 'v2'): string {
  return `${chainPath(chainId, version)}/safes/${addressParam(address)}`
}
