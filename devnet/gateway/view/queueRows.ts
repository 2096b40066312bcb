import type { Address } from 'viem'
import type { ChainService } from '../chainService'

/** One above what is queued already, and never one that the Safe has used. */
export function recommendedNonce(chain: ChainService, safe: Address, safeNonce: bigint) {
  const highest = chain.proposals.highestTrustedNonce(safe)
  return Math.max(Number(safeNonce), highest === null ? 0 : highest + 1)
}
