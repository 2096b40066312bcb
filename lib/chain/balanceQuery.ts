import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { wagmiKeys } from '@/lib/query/queryKeys'

/** The account's balance of the chain's own currency, which RainbowKit refreshes after a transaction. */
export function balanceQuery(address: Address | undefined, chainId: number | undefined) {
  return queryOptions({
    queryKey: [...wagmiKeys.balance, { address, chainId }],
    queryFn: address && chainId ? async () => (await import('./chainReads')).readBalance(address, chainId) : skipToken,
  })
}
