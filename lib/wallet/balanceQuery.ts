import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { wagmiConfig } from './wagmiConfig'

/**
 * The account's balance of the chain's own currency, under wagmi's key, which RainbowKit refreshes after a transaction.
 * Loaded when first needed: the call brings viem's multicall with it, a seventh of the first load.
 */
export function balanceQuery(address: Address | undefined, chainId: number | undefined) {
  return queryOptions({
    queryKey: ['balance', { address, chainId }],
    queryFn:
      address && chainId
        ? async () => {
            const { getBalance } = await import('wagmi/actions')
            const { value, decimals, symbol } = await getBalance(wagmiConfig, { address, chainId })
            return { value, decimals, symbol }
          }
        : skipToken,
  })
}
