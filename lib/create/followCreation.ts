import { queryOptions, skipToken } from '@tanstack/react-query'
import type { PublicClient } from 'viem'
import { followTransaction } from '@/lib/act/followTransaction'
import type { SentCreation } from './creation'

/** How the transaction of a creation ended. Whether the Safe is there is another question: see `createdQuery`. */
export function endingQuery(client: PublicClient | undefined, { chainId, address, txHash }: SentCreation) {
  return queryOptions({
    queryKey: ['verification', 'creationEnding', chainId, txHash] as const,
    queryFn: client ? () => followTransaction(client, { txHash, safe: address }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
