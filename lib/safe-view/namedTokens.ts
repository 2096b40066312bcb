import type { Address } from 'viem'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { browserStorage } from '@/lib/storage/browserStorage'
import { openSafes } from './viewedSafes'

/** Tokens that the user named, by network and address, the last one first. */
export const namedTokens = openSafes(browserStorage, 'countersign.tokens', 100)

/** Those of one network. */
export function listTokensOf(all: readonly SafeRef[], chainId: number): Address[] {
  return all.filter((token) => token.chainId === chainId).map(({ address }) => address)
}
