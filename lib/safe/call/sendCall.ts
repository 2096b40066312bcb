import type { Address, Hex, WalletClient } from 'viem'
import { isUserRejection } from '@/lib/errors'
import type { ExecutionCall } from '@/lib/safe/execute/executeTransaction'
import { WrongChainError } from '@/lib/safe/execute/executionErrors'
import { explainSending, type FailedSending } from '@/lib/safe/execute/explainSending'

export type Sending = {
  client: FailedSending['client']
  wallet: Pick<WalletClient, 'sendTransaction' | 'getChainId'>
  chainId: number
  sender: Address
  /** What the call executes, where it is an execution: then a failure is explained by it. */
  execution?: FailedSending['execution']
}

/**
 * Sends a prepared call from `sender` on the Safe's chain and returns the hash of the chain's transaction. The gas is
 * estimated with a margin of a tenth; a call that would revert fails there, before anyone pays. Throws WrongChainError
 * when the wallet is on another chain, SendingError that says what is missing, and viem's errors.
 */
export async function sendCall(sending: Sending, call: ExecutionCall): Promise<Hex> {
  const { client, wallet, chainId, sender, execution } = sending
  const walletChainId = await wallet.getChainId()
  if (walletChainId !== chainId) throw new WrongChainError(chainId, walletChainId)
  const explain = async (error: unknown): Promise<never> => {
    throw isUserRejection(error) ? error : await explainSending({ client, sender, call, execution }, error)
  }
  const estimate = await client.estimateGas({ account: sender, ...call }).catch(explain)
  const request = { account: sender, chain: null, ...call, gas: estimate + estimate / 10n }
  return wallet.sendTransaction(request).catch(explain)
}
