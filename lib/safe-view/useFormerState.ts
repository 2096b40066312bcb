import { useState } from 'react'
import type { SafeState } from '@/lib/safe/account/readSafe'

type Seen = { chainId: number; chain: SafeState; former?: { state: SafeState; until: number } | undefined }

/** How long a service may take to hear of what the chain has taken. */
const patience = 60_000

/**
 * What the chain said of a Safe before its last transaction, where this page saw that happen and what the service said
 * last, at `answeredAt`, may not count it yet.
 */
export function useFormerState(
  chainId: number,
  chain: SafeState | undefined,
  answeredAt: number | undefined,
): SafeState | undefined {
  const [seen, setSeen] = useState<Seen>()
  if (chain && chain !== seen?.chain) setSeen(follow(seen, chainId, chain))
  const former = seen?.chainId === chainId ? seen.former : undefined
  return former && (answeredAt ?? 0) < former.until + patience ? former.state : undefined
}

/** The same address on another network is another Safe. */
function follow(seen: Seen | undefined, chainId: number, chain: SafeState): Seen {
  if (seen?.chainId !== chainId || seen.chain.address !== chain.address) return { chainId, chain }
  const hasMoved = seen.chain.nonce !== chain.nonce
  return { chainId, chain, former: hasMoved ? { state: seen.chain, until: Date.now() } : seen.former }
}
