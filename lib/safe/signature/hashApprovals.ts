import { type Address, type Hex, isHash } from 'viem'
import { flattenCalls } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'

/**
 * What a call of `approveHash` does: `approver` signs the transaction of `safe` that has this hash. Of a delegatecall it
 * is not known who signs: whoever executes it does.
 */
export type HashApproval = { safe: Address; hash: Hex; approver: Address | undefined }

/** The approvals that a call and all calls inside of it give, each once, in the order of execution. */
export function listApprovals(decoded: DecodedCall): HashApproval[] {
  const found = flattenCalls(decoded).flatMap(readApproval)
  return [...new Map(found.map((approval) => [keyOf(approval), approval])).values()]
}

function readApproval({ signature, parameters, operation, from, to }: DecodedCall): HashApproval[] {
  const hash = parameters[0]?.value
  if (signature !== 'approveHash(bytes32)' || typeof hash !== 'string' || !isHash(hash)) return []
  // Run as a delegatecall it writes into the caller, whoever's code it is.
  return operation === 1 ? [{ safe: from, hash, approver: undefined }] : [{ safe: to, hash, approver: from }]
}

function keyOf({ safe, hash, approver }: HashApproval): string {
  return `${safe} ${hash} ${approver}`.toLowerCase()
}
