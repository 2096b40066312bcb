import { TransactionReceiptNotFoundError } from 'viem'
import { type Check, match, mismatch, unknown } from '@/lib/safe/verify/verification'
import { type Execution, type ExecutionClaim, type ExecutionReader, readExecution } from './readExecution'
import * as words from './words'

const subject = 'execution'

/** Whether the chain has the execution that a service claims, and what it has. Throws nothing. */
export async function checkExecution(
  client: ExecutionReader | undefined,
  claim: ExecutionClaim,
): Promise<{ check: Check; execution?: Execution }> {
  if (!client) return { check: unknown(subject, words.notAsked) }
  try {
    const execution = await readExecution(client, claim)
    return { check: judge(execution, claim), execution }
  } catch (error) {
    if (!(error instanceof TransactionReceiptNotFoundError)) return { check: unknown(subject, words.notAnswered) }
    return { check: mismatch(subject, words.noSuchExecution, { field: 'txHash', received: claim.txHash }) }
  }
}

function judge({ outcome }: Execution, { safeTxHash, txHash }: ExecutionClaim): Check {
  if (outcome === 'unknown') return unknown(subject, words.unprovable)
  if (outcome !== 'absent') return match(subject, words.executed)
  return mismatch(subject, words.notExecuted, { field: 'txHash', expected: safeTxHash, received: txHash })
}
