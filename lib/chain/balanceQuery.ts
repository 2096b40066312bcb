import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'

/**
 * The account's balance of the chain's own currency, under wagmi's key, which RainbowKit refreshes after a transaction.
 */
export function balanceQuery(address: Address | undefined, chainId: number | undefined) {
  return queryOptions({
    queryKey: ['balance', { address, chainId }],
    queryFn: address && chainId ? async () => (await import('./chainReads')).readBalance(address, chainId) : skipToken,
  })
}
