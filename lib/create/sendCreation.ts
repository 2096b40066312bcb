import type { Address, Hex, PublicClient, WalletClient } from 'viem'
import { assertWallet, ChangedMeanwhileError, type CurrentWallet } from '@/lib/act/recheck'
import { createSafeCall } from '@/lib/safe/createSafe'
import { sendCall } from '@/lib/safe/sendCall'
import { type Creation, newSafeOf } from './creation'
import { findObstacle, reviewCreation } from './reviewCreation'

export type CreationDeps = {
  client: PublicClient
  wallet: Pick<WalletClient, 'sendTransaction' | 'getChainId'>
  /** Asked again after everything that takes time: the user may change the account or the chain meanwhile. */
  current: () => CurrentWallet
  /** Called just before the wallet is asked: from here on it may send at any time. */
  onAsk: () => void
}

/**
 * Asks the chain everything again, and has `account` send the creation that was shown. Returns the transaction's hash.
 * Throws ChangedMeanwhileError, WrongChainError, ChainUnavailableError and viem's errors; nothing is sent then.
 */
export async function sendCreation(
  { client, wallet, current, onAsk }: CreationDeps,
  creation: Creation,
  account: Address,
): Promise<Hex> {
  const { chainId, address } = creation
  const shown = { account, ref: { chainId, address } }
  assertWallet(shown, current())
  const obstacle = findObstacle(creation, await reviewCreation(client, creation, account))
  if (obstacle) throw new ChangedMeanwhileError(obstacle)
  assertWallet(shown, current())
  onAsk()
  const { to, value, data } = createSafeCall(newSafeOf(creation))
  return sendCall({ client, wallet, chainId, sender: account }, { to, value, data })
}
