import type { Address, Hex, PublicClient, WalletClient } from 'viem'
import type { ExecutionCall } from './executeTransaction'
import { WrongChainError } from './executionErrors'

export type Sending = {
  client: Pick<PublicClient, 'estimateGas'>
  wallet: Pick<WalletClient, 'sendTransaction' | 'getChainId'>
  chainId: number
  sender: Address
}

/**
 * Sends a prepared call from `sender` on the Safe's chain and returns the hash of the chain's transaction. The gas is
 * estimated with a margin of a tenth; a call that would revert fails there, before anyone pays. Throws WrongChainError
 * when the wallet is on another chain, and viem's errors.
 */
export async function sendCall({ client, wallet, chainId, sender }: Sending, call: ExecutionCall): Promise<Hex> {
  const walletChainId = await wallet.getChainId()
  if (walletChainId !== chainId) throw new WrongChainError(chainId, walletChainId)
  const estimate = await client.estimateGas({ account: sender, ...call })
  return wallet.sendTransaction({ account: sender, chain: null, ...call, gas: estimate + estimate / 10n })
}
