import type { Address } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { describeError } from '@/lib/errors'
import { includesAddress } from '@/lib/format/address'
import type { Gateway } from '@/lib/gateway/client/client'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { NotASafeError, readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import type { Warning } from '@/lib/safe/call/warnings'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { HashApproval } from '@/lib/safe/signature/hashApprovals'
import type { Check, CheckStatus } from '@/lib/safe/verify/verification'
import type { ClaimedTransaction, TransactionVerification } from '@/lib/safe/verify/verifyTransaction'
import { summarise } from '@/lib/verify/checks/describeCheck'
import { verifyDetails } from './verifyDetails'
import * as words from './words'

export type ApprovalInput = {
  gateway: Gateway
  client: ReadClient
  chainId: number
  approval: HashApproval
  known: readonly Address[]
}

/** A transaction of another Safe that a call approves. Only `match` is known in full. */
export type ApprovedTransaction = HashApproval & {
  status: CheckStatus
  sentence: string
  /** What has the approved hash, as it was computed here for that Safe: nothing else is ever taken for it. */
  content?: {
    chain: SafeState
    /** Undefined for what was given from hand to hand. */
    details: TransactionDetails | undefined
    claimed: ClaimedTransaction
    decoded: DecodedCall
  }
  /** What a signer of the approved transaction should have read. */
  warnings: Warning[]
  /** What a signer of the approval should have read, when what it approves is not known. */
  alarm?: Warning
  checks: Check[]
}

/** What checking a transaction of the other Safe found, whoever it came from. */
type Found = {
  claimed?: ClaimedTransaction
  verification?: TransactionVerification
  decoded?: DecodedCall
  warnings: readonly Warning[]
  checks: readonly Check[]
}

/**
 * Looks up what a call approves, and verifies it like every other transaction of the Safe that it belongs to. That its
 * nonce is used already is no mismatch here: what it is stays true. Throws GatewayError (404 for an unknown hash),
 * NotASafeError and ChainUnavailableError: see `failApproval`.
 */
export async function verifyApproved(input: ApprovalInput, signal: AbortSignal): Promise<ApprovedTransaction> {
  const { gateway, client, chainId, approval } = input
  const { safe: address, hash } = approval
  const chain = await readSafe(client, address)
  const details = await readTransactionDetails(gateway, chainId, hash, signal)
  const ref = { chainId, address }
  const known = [...input.known, address, ...chain.owners]
  const version = chain.version
  const result = await verifyDetails({ ref, version, chain, client, details, requestedId: hash, known })
  return judgeApproved(approval, chain, result, details)
}

/** An approval whose transaction could not be looked up. */
export function failApproval(approval: HashApproval, error: unknown): ApprovedTransaction {
  const { safe: address } = approval
  const isUnknown = error instanceof GatewayError && error.status === 404
  const reason = isUnknown ? words.unknownApproved : describeError(error)
  const failed: ApprovedTransaction = { ...approval, status: 'unknown', sentence: reason, warnings: [], checks: [] }
  if (!(error instanceof NotASafeError)) return { ...failed, alarm: alarmOf('unknown', address) }
  return { ...failed, alarm: { code: 'foreignApproval', severity: 'caution', message: words.foreignApproval, address } }
}

/**
 * What is known of an approval after a transaction was checked against the Safe that it belongs to: as the gateway
 * describes it, in `details`, or without them as it was given from hand to hand.
 */
export function judgeApproved(
  approval: HashApproval,
  chain: SafeState,
  { claimed, decoded, verification, warnings, checks: all }: Found,
  details?: TransactionDetails,
): ApprovedTransaction {
  const isUsed = claimed !== undefined && claimed.transaction.nonce < chain.nonce
  const checks = all.filter(({ status, subject }) => !(isUsed && status === 'mismatch' && subject === 'nonce'))
  const isSame = sameBytes(verification?.hashes?.safeTxHash, approval.hash)
  const content = isSame && claimed && decoded ? { chain, details, claimed, decoded } : undefined
  const { status: found, sentence } = summarise(checks)
  const status = found === 'match' && !content ? 'unknown' : found
  const common = { ...approval, status, checks }
  if (!content) return { ...common, sentence, warnings: [], alarm: alarmOf(status, approval.safe) }
  const effect = isUsed ? warnUsed(content.claimed) : warnOwner(approval, chain)
  const shown = { ...common, content, warnings: [...effect, ...warnings] }
  if (status === 'match') return { ...shown, sentence: details ? words.approvedChecked : words.approvedRecomputed }
  return { ...shown, sentence, alarm: alarmOf(status, approval.safe, true) }
}

function warnUsed({ transaction }: ClaimedTransaction): Warning[] {
  return [{ code: 'usedApproval', severity: 'caution', message: words.usedApproval(transaction.nonce) }]
}

function warnOwner({ approver }: HashApproval, { owners }: SafeState): Warning[] {
  if (!approver || includesAddress(owners, approver)) return []
  return [{ code: 'idleApproval', severity: 'caution', message: words.idleApproval(approver) }]
}

function alarmOf(status: CheckStatus, address: Address, isShown = false): Warning {
  const severity = 'danger'
  if (status === 'mismatch') return { code: 'wrongApproval', severity, message: words.wrongApproval, address }
  const message = isShown ? words.uncheckedApproval : words.unknownApproval
  return { code: 'unknownApproval', severity, message, address }
}
