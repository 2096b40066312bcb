import type { Address } from 'viem'
import { useAccount, useWatchAsset } from 'wagmi'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { Button } from '@/components/ui/Button'
import { describeError, isUserRejection } from '@/lib/errors'
import styles from './BalanceDetails.module.css'
import * as words from './words'

type WatchAssetButtonProps = { chainId: number; address: Address; token: NonNullable<BalanceRow['token']> }

/** Wallets refuse longer symbols (EIP-747). */
const longestSymbol = 11

/** Asks the connected wallet to show the token (EIP-747), under the symbol and decimals that the token itself told. */
export function WatchAssetButton({ chainId, address, token }: WatchAssetButtonProps) {
  const { isConnected, chainId: walletChainId } = useAccount()
  const { watchAsset, data: isAdded, error, isPending } = useWatchAsset()
  const { symbol, decimals } = token
  // A wallet adds it to its own network, and has one list for each.
  if (!isConnected || walletChainId !== chainId || symbol.length > longestSymbol) return null
  const failure = error && !isUserRejection(error) ? error : undefined
  return (
    <>
      <Button
        disabled={isPending}
        onClick={() => watchAsset({ type: 'ERC20', options: { address, symbol, decimals } })}
      >
        {isPending ? words.confirmInWallet : words.addToWallet}
      </Button>
      <span role="status" className={styles.outcome}>
        {isAdded && words.addedToWallet}
        {failure && words.walletRefused(describeError(failure))}
      </span>
    </>
  )
}
