import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { nameChain } from '@/lib/config/chain'
import { createTurns } from '@/lib/query/turns'
import { inspectName } from '@/lib/safe/lookAlike'

// Lists ask for as many names as there are addresses on the screen.
const inTurn = createTurns(4)

/**
 * The name that an address gave itself on the name chain and that leads back to it; null when there is none that can be
 * shown. Kept for as long as the page is: a name may be given to somebody else.
 */
export function verifiedNameQuery(address: Address) {
  const chainId = nameChain?.id
  return queryOptions({
    queryKey: ['verification', 'name', chainId, address.toLowerCase()] as const,
    queryFn: chainId
      ? () => inTurn(async () => (await import('./chainReads')).askVerifiedName(address, chainId))
      : skipToken,
    select: (name) => (name !== null && inspectName(name).length === 0 ? name : null),
    staleTime: 3_600_000,
    gcTime: 300_000,
  })
}
