import { TransactionReceiptNotFoundError } from 'viem'
import { type Check, match, mismatch, unknown } from '@/lib/safe/verify/verification'
import { type Execution, type ExecutionClaim, type ExecutionReader, readExecution } from './readExecution'

const subject = 'execution'

/** Whether the chain has the execution that a service claims, and what it has. Throws nothing. */
export async function checkExecution(
  client: ExecutionReader | undefined,
  claim: ExecutionClaim,
): Promise<{ check: Check; execution?: Execution }> {
  if (!client) return { check: unknown(subject, 'The chain was not asked whether this was executed.') }
  try {
    const execution = await readExecution(client, claim)
    return { check: judge(execution, claim), execution }
  } catch (error) {
    if (!(error instanceof TransactionReceiptNotFoundError)) {
      return { check: unknown(subject, 'The chain did not answer whether this was executed.') }
    }
    const reason = 'The chain does not have the transaction that is said to have executed this.'
    return { check: mismatch(subject, reason, { field: 'txHash', received: claim.txHash }) }
  }
}

function judge({ outcome }: Execution, { safeTxHash, txHash }: ExecutionClaim): Check {
  if (outcome === 'unknown') {
    return unknown(
      subject,
      'The Safe had a version then that does not write down what it executes, and nothing else proves it.',
    )
  }
  if (outcome !== 'absent') return match(subject, 'The chain has the execution of this transaction.')
  const reason = 'The transaction that is said to have executed this did not.'
  return mismatch(subject, reason, { field: 'txHash', expected: safeTxHash, received: txHash })
}
