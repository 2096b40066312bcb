import { TransactionReceiptNotFoundError } from 'viem'
import type { Check } from '@/lib/safe/verify/verification'
import { type Execution, type ExecutionClaim, type ExecutionReader, readExecution } from './readExecution'

const subject = 'execution'

/** Whether the chain has the execution that a service claims, and what it has. Throws nothing. */
export async function checkExecution(
  client: ExecutionReader | undefined,
  claim: ExecutionClaim,
): Promise<{ check: Check; execution?: Execution }> {
  if (!client) return { check: unknown('The chain was not asked whether this was executed.') }
  try {
    const execution = await readExecution(client, claim)
    return { check: judge(execution, claim), execution }
  } catch (error) {
    if (!(error instanceof TransactionReceiptNotFoundError)) {
      return { check: unknown('The chain did not answer whether this was executed.') }
    }
    const reason = 'The chain does not have the transaction that is said to have executed this.'
    return { check: { status: 'mismatch', subject, field: 'txHash', reason, received: claim.txHash } }
  }
}

function judge({ outcome }: Execution, { safeTxHash, txHash }: ExecutionClaim): Check {
  if (outcome === 'unknown') {
    return unknown('The Safe had a version then that does not write down what it executes, and nothing else proves it.')
  }
  if (outcome !== 'absent') {
    return { status: 'match', subject, reason: 'The chain has the execution of this transaction.' }
  }
  const reason = 'The transaction that is said to have executed this did not.'
  return { status: 'mismatch', subject, field: 'txHash', reason, expected: safeTxHash, received: txHash }
}

function unknown(reason: string): Check {
  return { status: 'unknown', subject, reason }
}
