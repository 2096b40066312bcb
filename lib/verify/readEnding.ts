import type { Hex, TransactionReceipt } from 'viem'
import { readExecutionResult } from '@/lib/safe/executionResult'
import { searchExecution } from '@/lib/safe/executionSearch'
import type { ClaimedTransaction } from '@/lib/safe/verifyTransaction'
import type { StatusFacts } from './judgeStatus'
import { readReceipt } from './readReceipt'
import type { DetailsInput } from './verifyDetails'

/** What the chain has of a transaction that owners sign; the receipt is that of its execution. */
export type Ending = Pick<StatusFacts, 'execution'> & { receipt?: TransactionReceipt }

/**
 * Looks for the execution of a transaction: where the service says that it is, and where that says nothing and its nonce
 * is used, through all that the Safe ever executed.
 */
export async function readEnding(input: DetailsInput, claimed: ClaimedTransaction): Promise<Ending> {
  const { ref, client, chain, details } = input
  const { txHash, txStatus } = details
  const safeTxHash: Hex = `0x${claimed.safeTxHash.slice(2).toLowerCase()}`
  const named = txHash && (await readPlace(input, txHash, safeTxHash))
  if (named) return named
  const isOver = txStatus === 'SUCCESS' || txStatus === 'FAILED' || txStatus === 'CANCELLED'
  if (!isOver || !client || !chain || claimed.transaction.nonce >= chain.nonce) return { execution: 'unknown' }
  const found = await searchExecution(client, ref.address, safeTxHash, chain.nonce)
  if (found.state !== 'executed') return { execution: found.state }
  return (await readPlace(input, found.txHash, safeTxHash)) ?? { execution: found.outcome }
}

/** Undefined when the transaction of the chain is not there, or executed something else. */
async function readPlace({ client, ref }: DetailsInput, txHash: Hex, safeTxHash: Hex): Promise<Ending | undefined> {
  const receipt = await readReceipt(client, txHash)
  if ('subject' in receipt) return undefined
  const execution = readExecutionResult(receipt, ref.address, safeTxHash)
  return execution === 'absent' ? undefined : { execution, receipt }
}
