import { queryOptions, skipToken } from '@tanstack/react-query'
import {
  type Address,
  type Hex,
  type PublicClient,
  type ReplacementReason,
  TransactionReceiptNotFoundError,
  WaitForTransactionReceiptTimeoutError,
} from 'viem'
import { readExecutionResult } from '@/lib/safe/executionResult'
import { type SentExecution, unfinishedActs } from './unfinishedActs'

/** How a sent transaction ended. `failure`: mined, the nonce is used, and the Safe's call reverted. */
export type FollowResult = {
  outcome: 'success' | 'failure' | 'reverted' | 'replaced' | 'dropped'
  /** Of the transaction that was mined, which is another one when the wallet sped it up. */
  txHash: Hex
}

const patience = 600_000

/**
 * Waits until the chain has what was sent, and says what became of it by the chain's own receipt. With `safeTxHash` the
 * Safe's event decides; without, that the call was not reverted. A speed-up counts as the same transaction.
 */
export async function followTransaction(
  client: PublicClient,
  sent: { txHash: Hex; safe: Address; safeTxHash?: Hex },
): Promise<FollowResult> {
  let replaced: ReplacementReason | undefined
  try {
    const receipt = await client.waitForTransactionReceipt({
      hash: sent.txHash,
      timeout: patience,
      onReplaced: ({ reason }) => {
        replaced = reason
      },
    })
    const txHash = receipt.transactionHash
    if (replaced === 'cancelled' || replaced === 'replaced') return { outcome: 'replaced', txHash }
    if (receipt.status === 'reverted') return { outcome: 'reverted', txHash }
    if (!sent.safeTxHash) return { outcome: 'success', txHash }
    const result = readExecutionResult(receipt, sent.safe, sent.safeTxHash)
    return { outcome: result === 'absent' ? 'reverted' : result, txHash }
  } catch (error) {
    if (error instanceof WaitForTransactionReceiptTimeoutError) return { outcome: 'dropped', txHash: sent.txHash }
    throw error
  }
}

/** Whether the chain may still take what was sent; after ten minutes it counts as dropped. */
export async function isAwaited(client: PublicClient, sent: { txHash: Hex; sentAt: number }): Promise<boolean> {
  if (Date.now() - sent.sentAt > patience) return false
  try {
    await client.getTransactionReceipt({ hash: sent.txHash })
    return false
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return true
    throw error
  }
}

/** Follows what an earlier visit or another tab sent, and forgets it when its end is known. */
export function sentExecutionQuery(client: PublicClient | undefined, sent: SentExecution | undefined) {
  return queryOptions({
    queryKey: ['verification', 'sentExecution', sent?.chainId, sent?.txHash] as const,
    queryFn: client && sent ? () => followSent(client, sent) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function followSent(client: PublicClient, sent: SentExecution): Promise<FollowResult> {
  const { txHash, safe, hash } = sent
  const result = await followTransaction(client, { txHash, safe, safeTxHash: hash })
  unfinishedActs.forgetExecution(sent)
  return result
}
