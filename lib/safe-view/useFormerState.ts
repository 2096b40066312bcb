import { useState } from 'react'
import type { SafeState } from '@/lib/safe/account/readSafe'

type Seen = { chain: SafeState; former?: { state: SafeState; until: number } | undefined }

/** How long a service may take to hear of what the chain has taken. */
const patience = 60_000

/**
 * What the chain said of a Safe before its last transaction, where this page saw that happen and what the service said
 * last, at `answeredAt`, may not count it yet.
 */
export function useFormerState(chain: SafeState | undefined, answeredAt: number | undefined): SafeState | undefined {
  const [seen, setSeen] = useState<Seen>()
  if (chain && chain !== seen?.chain) setSeen(follow(seen, chain))
  const former = seen?.former
  return former && (answeredAt ?? 0) < former.until + patience ? former.state : undefined
}

function follow(seen: Seen | undefined, chain: SafeState): Seen {
  if (seen?.chain.address !== chain.address) return { chain }
  const hasMoved = seen.chain.nonce !== chain.nonce
  return { chain, former: hasMoved ? { state: seen.chain, until: Date.now() } : seen.former }
}
