import { findChain } from '@/lib/config/chain'

/** The network of an entry, in words; one that is not served here keeps its number. */
export function chainName(chainId: number | undefined): string {
  if (chainId === undefined) return 'All networks'
  return findChain(chainId)?.name ?? `Chain ${chainId}`
}
