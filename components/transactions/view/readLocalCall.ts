import type { Address } from 'viem'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { decodeCall } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import type { ClaimedTransaction } from '@/lib/safe/verify/verifyTransaction'
import { claimTransaction } from '@/lib/verify/claimedTransaction'

export type LocalCall = {
  /** For a transaction that owners sign. */
  claimed: ClaimedTransaction | undefined
  /** Undefined where the service gives no call, and where there was none: what came in is no call of the Safe. */
  decoded: DecodedCall | undefined
}

/** What an answer's bytes say, decoded here; nothing in it is checked. */
export function readLocalCall(safe: Address, details: TransactionDetails): LocalCall {
  const claimed = claimTransaction(details)
  if (!('kind' in claimed)) return { claimed, decoded: decodeCall(safe, claimed.transaction) }
  const isCalled = claimed.kind === 'module' || claimed.kind === 'unknown'
  if (!details.txData || !isCalled) return { claimed: undefined, decoded: undefined }
  const { to, value, hexData, operation } = details.txData
  const call = { to: to.value, value: value ?? 0n, data: hexData ?? '0x', operation }
  return { claimed: undefined, decoded: decodeCall(safe, call) }
}
