import type { Address } from 'viem'
import { useAccount, useWatchAsset } from 'wagmi'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { describeError, isUserRejection } from '@/lib/errors'
import * as words from './words'

/** Wallets refuse longer symbols (EIP-747). */
const longestSymbol = 11

/**
 * Asks the connected wallet to show the token (EIP-747), under the symbol and decimals that the token itself told.
 * Undefined where no wallet can be asked.
 */
export function useWatchToken(chainId: number, address: Address, token: BalanceRow['token']) {
  const { isConnected, chainId: walletChainId } = useAccount()
  const { watchAsset, data: isAdded, error, isPending } = useWatchAsset()
  // A wallet adds it to its own network, and has one list for each.
  if (!token || !isConnected || walletChainId !== chainId || token.symbol.length > longestSymbol) return undefined
  const { symbol, decimals } = token
  const failure = error && !isUserRejection(error) ? words.walletRefused(describeError(error)) : undefined
  return {
    watch: () => watchAsset({ type: 'ERC20', options: { address, symbol, decimals } }),
    isPending,
    outcome: (isPending && words.confirmInWallet) || (isAdded && words.addedToWallet) || failure,
  }
}
