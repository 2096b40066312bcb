import { findChain } from '@/lib/config/chain'
import * as words from './words'

/** The network of an entry, in words; one that is not served here keeps its number. */
export function chainName(chainId: number | undefined): string {
  if (chainId === undefined) return words.allNetworks
  return findChain(chainId)?.name ?? words.otherChain(chainId)
}
