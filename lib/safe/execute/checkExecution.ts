import { TransactionReceiptNotFoundError } from 'viem'
import { type Check, match, mismatch, unknown } from '@/lib/safe/verify/verification'
import { type Execution, type ExecutionClaim, type ExecutionReader, readExecution } from './readExecution'

const subject = 'execution'

/** Whether the chain has the execution that a service claims, and what it has. Throws nothing. */
export async function checkExecution(
  client: ExecutionReader | undefined,
  claim: ExecutionClaim,
): Promise<{ check: Check; execution?: Execution }> {
  if (!client) return { check: unknown(subject, { code: 'executionNotAsked' }) }
  try {
    const execution = await readExecution(client, claim)
    return { check: judge(execution, claim), execution }
  } catch (error) {
    if (!(error instanceof TransactionReceiptNotFoundError))
      return { check: unknown(subject, { code: 'executionSilent' }) }
    return { check: mismatch(subject, { code: 'noSuchExecution' }, { field: 'txHash', received: claim.txHash }) }
  }
}

function judge({ outcome }: Execution, { safeTxHash, txHash }: ExecutionClaim): Check {
  if (outcome === 'unknown') return unknown(subject, { code: 'unprovable' })
  if (outcome !== 'absent') return match(subject, { code: 'executed' })
  return mismatch(subject, { code: 'notExecuted' }, { field: 'txHash', expected: safeTxHash, received: txHash })
}
