import type { Hex, TransactionReceipt } from 'viem'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { searchExecution } from '@/lib/safe/execute/executionSearch'
import { readExecution } from '@/lib/safe/execute/readExecution'
import type { ClaimedTransaction } from '@/lib/safe/verify/verifyTransaction'
import type { DetailsInput } from '@/lib/verify/detailsInput'
import { isSaidExecuted, type StatusFacts } from './judgeStatus'

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
  const { nonce } = claimed.transaction
  const named = txHash && (await readPlace(input, { txHash, safeTxHash, nonce }))
  if (named) return named
  const isOver = isSaidExecuted(txStatus) || txStatus === 'CANCELLED'
  if (!isOver || !client || !chain || nonce >= chain.nonce) return { execution: 'unknown' }
  const found = await searchExecution(client, ref.address, safeTxHash, chain.nonce)
  if (found.state !== 'executed') return { execution: found.state }
  return (await readPlace(input, { txHash: found.txHash, safeTxHash, nonce })) ?? { execution: found.outcome }
}

/** Undefined when the transaction of the chain is not there, or executed something else. */
async function readPlace(
  { client, ref, version, chain }: DetailsInput,
  claim: { txHash: Hex; safeTxHash: Hex; nonce: bigint },
): Promise<Ending | undefined> {
  if (!client) return undefined
  const known = { version: chain?.version ?? version, code: chain?.code, owners: chain?.owners }
  try {
    const { outcome, receipt } = await readExecution(client, { safe: ref.address, ...claim, ...known })
    // Of an execution that is not proved, nothing is said that hangs on it.
    if (outcome === 'unknown') return { execution: outcome }
    return outcome === 'absent' ? undefined : { execution: outcome, receipt }
  } catch {
    return undefined
  }
}

/** A service may leave out where something was executed: then it is judged by where it was found. */
export function withFoundExecution(
  claimed: ClaimedTransaction,
  { txStatus }: TransactionDetails,
  { receipt }: Ending,
): ClaimedTransaction {
  if (claimed.execution || !receipt || !isSaidExecuted(txStatus)) return claimed
  return { ...claimed, execution: { txHash: receipt.transactionHash } }
}
