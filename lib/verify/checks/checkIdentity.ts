import { isAddressEqual } from 'viem'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { parseHash, sameBytes } from '@/lib/safe/hash/bytes'
import { type Check, match, mismatch } from '@/lib/safe/verify/verification'
import type { ClaimedTransaction } from '@/lib/safe/verify/verifyTransaction'
import { readIdHash, type UnverifiableKind } from '@/lib/verify/claimedTransaction'

/** Whether an answer is about this Safe, the transaction that was asked for, and the one that its own id names. */
export function checkIdentity(
  ref: SafeRef,
  details: Pick<TransactionDetails, 'txId' | 'safeAddress'>,
  claimed: ClaimedTransaction | UnverifiableKind,
  requestedId?: string,
): Check[] {
  const { txId } = details
  return [checkSafeAddress(ref, details), ...checkId(ref, txId, claimed), ...checkRequest(txId, claimed, requestedId)]
}

/** What was asked for is an id of the service's, or a bare safeTxHash. */
function checkRequest(txId: string, claimed: ClaimedTransaction | UnverifiableKind, requestedId = txId): Check[] {
  const subject = 'txId'
  const hash = parseHash(requestedId) ?? readIdHash(requestedId)
  const [expected, received] =
    hash === undefined
      ? [requestedId.toLowerCase(), txId.toLowerCase()]
      : [hash, 'kind' in claimed ? (readIdHash(txId) ?? claimed.kind) : claimed.safeTxHash.toLowerCase()]
  if (expected === received) return []
  return [mismatch(subject, { code: 'otherThanAsked' }, { expected, received })]
}

function checkSafeAddress(ref: SafeRef, { safeAddress }: Pick<TransactionDetails, 'safeAddress'>): Check {
  const subject = 'safeAddress'
  if (isAddressEqual(ref.address, safeAddress)) return match(subject, { code: 'ofThisSafe' })
  return mismatch(subject, { code: 'ofOtherSafe' }, { expected: ref.address, received: safeAddress })
}

/** An id reads kind_Safe_rest, and the rest of a signed transaction's is its hash; other gateways' ids may differ. */
function checkId(ref: SafeRef, txId: string, claimed: ClaimedTransaction | UnverifiableKind): Check[] {
  const subject = 'txId'
  const [kind = '', safe = ''] = txId.split('_')
  if (!['multisig', 'module', 'transfer', 'creation', 'ethereum'].includes(kind)) return []
  const isSigned = !('kind' in claimed)
  if (isSigned !== (kind === 'multisig') && (isSigned || claimed.kind !== 'unknown')) {
    const received = isSigned ? 'multisig' : claimed.kind
    return [mismatch(subject, { code: 'idOfOtherKind' }, { expected: kind, received })]
  }
  if (!sameBytes(safe, ref.address)) {
    return [mismatch(subject, { code: 'idOfOtherSafe' }, { expected: ref.address, received: safe })]
  }
  const hash = readIdHash(txId)
  if (isSigned && !sameBytes(hash, claimed.safeTxHash)) {
    return [mismatch(subject, { code: 'idOfOtherHash' }, { expected: hash ?? 'none', received: claimed.safeTxHash })]
  }
  return [match(subject, { code: 'idOfThis' })]
}
