import type { Chain } from 'viem'
import { devnetChainId } from './chainIds'
import { publicEnv } from './publicEnv'

/** Name and avatar lookups run on chain 1 when it is configured, else on the devnet, whose name service is local. */
export const nameChain: Chain | undefined =
  publicEnv.chains.find((chain) => chain.id === 1) ?? publicEnv.chains.find((chain) => chain.id === devnetChainId)

export function findChain(chainId: number | undefined): Chain | undefined {
  return publicEnv.chains.find((chain) => chain.id === chainId)
}

export function rpcUrl(chain: Chain): string {
  return chain.rpcUrls.default.http[0] ?? ''
}

/** EIP-3770's prefix of a configured chain. */
export function shortNameOf(chainId: number): string {
  return publicEnv.shortNames[chainId] ?? String(chainId)
}

/** The configured chain that a prefix names. */
export function findChainByPrefix(shortName: string): Chain | undefined {
  return publicEnv.chains.find((chain) => shortNameOf(chain.id) === shortName.toLowerCase())
}
