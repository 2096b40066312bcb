import type { Address } from 'viem'
import { addressParam, chainParam } from './pathParams'

/** A Safe, wherever a call asks for one. */
export type SafeRef = { chainId: number; address: Address }

/** A Safe as the SDK's calls take it. Throws GatewayError for a malformed chain id or address. */
export function safeParams({ chainId, address }: SafeRef): [chainId: string, address: Address] {
  return [chainParam(chainId), addressParam(address)]
}
