import type { Gateway } from '@/lib/gateway/client/client'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { Reason } from '@/lib/safe/verify/reason'
import { type Check, match, mismatch } from '@/lib/safe/verify/verification'
import { isSaidAwaited, isSaidExecuted } from '@/lib/verify/checks/judgeStatus'
import type { DetailsInput } from './detailsInput'
import { type DetailsVerification, verifyDetails } from './verifyDetails'

export type ListedInput = Omit<DetailsInput, 'details'> & { gateway: Gateway; listed: TransactionSummary }

/**
 * Verifies a row of a list by the details that the gateway gives for its id. What a row shows is judged, not what the
 * details show in its place: the list's summary and status stand against the call data, its nonce and confirmations
 * against the details; what is listed without there being such a transaction was made up. Throws GatewayError when the
 * details cannot be had.
 */
export async function verifyListed(input: ListedInput, signal: AbortSignal): Promise<DetailsVerification> {
  const { listed, ref } = input
  if (isComplete(listed)) return verifyDetails({ ...input, details: completeListed(ref, listed) })
  const details = await readDetails(input, signal)
  if (!details) return judgeInvented(listed)
  const result = await verifyDetails({ ...input, details: joinListed(listed, details) })
  const checks = [...checkListed(listed, details), ...result.checks]
  const isWrong = checks.some(({ status }) => status === 'mismatch')
  return { ...result, checks, status: isWrong ? 'mismatch' : result.status }
}

/** Undefined when the gateway has no such transaction, or the id is none that any could have. */
async function readDetails({ gateway, ref, listed }: ListedInput, signal: AbortSignal) {
  try {
    return await readTransactionDetails(gateway, ref.chainId, listed.id, signal)
  } catch (error) {
    if (error instanceof GatewayError && (error.status === 404 || error.code === 'invalid-input')) return undefined
    throw error
  }
}

function judgeInvented({ id }: TransactionSummary): DetailsVerification {
  const reason: Reason = { code: 'invented' }
  const checks = [mismatch('queue', reason, { field: 'invented', received: id })]
  return { status: 'mismatch', kind: 'unknown', reason, warnings: [], checks }
}

/**
 * Details with the list's word wherever a row shows it: of what waits, a row does not show for what, and of what is
 * executed it shows when.
 */
function joinListed(listed: TransactionSummary, details: TransactionDetails): TransactionDetails {
  const { txInfo, txHash, timestamp } = listed
  const isWaiting = isSaidAwaited(listed.txStatus) && isSaidAwaited(details.txStatus)
  const txStatus = isWaiting ? details.txStatus : listed.txStatus
  const isExecuted = isSaidExecuted(txStatus)
  const executedAt = isExecuted ? timestamp : details.executedAt
  return { ...details, txInfo, txStatus, executedAt, txHash: txHash ?? (isExecuted ? details.txHash : null) }
}

/**
 * Whether list and details speak of the same transaction. More confirmations than were listed are none against it: they
 * came in between.
 */
function checkListed(listed: TransactionSummary, details: TransactionDetails): Check[] {
  const info = listed.executionInfo
  const found = details.detailedExecutionInfo
  const checks = [compare('txId', details.txId, listed.id)]
  if (info?.type !== found?.type) checks.push(compare('kind', found?.type ?? 'none', info?.type ?? 'none'))
  if (info?.type === 'MODULE' && found?.type === 'MODULE') {
    checks.push(compare('module', found.address.value, info.address.value))
  }
  if (info?.type !== 'MULTISIG' || found?.type !== 'MULTISIG') return checks
  const confirmed = found.confirmations.length
  checks.push(
    compare('nonce', `${found.nonce}`, `${info.nonce}`),
    compare('threshold', `${found.confirmationsRequired}`, `${info.confirmationsRequired}`),
    compare('confirmation', `${confirmed}`, `${Math.max(confirmed, info.confirmationsSubmitted)}`),
  )
  return checks
}

/** A transfer that came in and the creation have no more to them than what a list says: details need not be asked. */
function isComplete({ executionInfo, txInfo, txHash }: TransactionSummary): boolean {
  return executionInfo === null && (txHash !== null || txInfo.type === 'Creation')
}

function completeListed(ref: SafeRef, listed: TransactionSummary): TransactionDetails {
  const { id, timestamp, txInfo, txStatus, txHash, safeAppInfo, note, sources } = listed
  const known = {
    txId: id,
    safeAddress: ref.address,
    executedAt: timestamp,
    txInfo,
    txStatus,
    txHash,
    safeAppInfo,
    note,
    sources,
  }
  return { ...known, txData: null, detailedExecutionInfo: null }
}

function compare(subject: string, expected: string, received: string): Check {
  if (expected === received) return match(subject, { code: 'listed' })
  return mismatch(subject, { code: 'otherListed' }, { expected, received })
}
