import type { Address, PublicClient } from 'viem'
import type { SafeRef } from '@/lib/gateway/safeRef'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { type DecodedCall, decodeCall } from '@/lib/safe/callData'
import { listDelegateCallTargets, readCodeHashes } from '@/lib/safe/codeHashes'
import type { SafeState } from '@/lib/safe/readSafe'
import type { Check, CheckStatus } from '@/lib/safe/verification'
import { type ClaimedTransaction, type TransactionVerification, verifyTransaction } from '@/lib/safe/verifyTransaction'
import { listWarnings, type Warning } from '@/lib/safe/warnings'
import { checkDecoded } from './checkDecoded'
import { checkIdentity } from './checkIdentity'
import { checkStated, restateNonce } from './checkStated'
import { checkSummary } from './checkSummary'
import { claimTransaction, type UnverifiableKind } from './claimedTransaction'
import { isExplaining, judgeChecks } from './judgeChecks'
import { readToken } from './readToken'
import { warnSummary } from './transferWarnings'
import { verifyOnChain } from './verifyOnChain'

export type DetailsInput = {
  ref: SafeRef
  /** The version that counts while the chain has not answered. */
  version: string
  /** The Safe as the chain has it; undefined while it has not answered: then nothing ends as `match`. */
  chain: SafeState | undefined
  client: PublicClient | undefined
  details: TransactionDetails
  /** The id or hash that was asked for: an answer about another transaction is a lie, however true in itself. */
  requestedId?: string | undefined
  /** Addresses that the user knows: look-alikes of them are warned of. */
  known: readonly Address[]
}

export type DetailsVerification = {
  status: CheckStatus
  kind: 'multisig' | UnverifiableKind['kind']
  /** Why there is no Safe hash, for all kinds but `multisig`. */
  reason?: string
  claimed?: ClaimedTransaction
  verification?: TransactionVerification
  decoded?: DecodedCall
  warnings: Warning[]
  /** Every check that was made, those that only concern explanations included. */
  checks: Check[]
}

/**
 * Compares everything that the gateway says of a transaction with what this app computes and what the chain says. The
 * status is about what will be signed: hash, contract, state, confirmations, and a mismatch anywhere; an explanation that
 * cannot be proved (see `judgeChecks`) is listed and warned of, and leaves a `match`. Without owners' signatures the chain
 * alone is the witness. Throws nothing that an answer or a failing chain could cause.
 */
export async function verifyDetails(input: DetailsInput): Promise<DetailsVerification> {
  const { ref, version, chain, client, details } = input
  const claimed = claimTransaction(details)
  const identity = checkIdentity(ref, details, claimed, input.requestedId)
  if ('kind' in claimed) {
    const checks = [...identity, ...(await verifyOnChain({ ...input, kind: claimed.kind }))]
    const warnings = warnSummary(details.txInfo, claimed.kind !== 'transfer', input.known)
    return { status: judgeChecks(checks), ...claimed, warnings, checks }
  }
  const { transaction } = claimed
  const decoded = decodeCall(ref.address, transaction)
  const account = { address: ref.address, chainId: ref.chainId, version }
  const targets = listDelegateCallTargets(decoded)
  const [verification, codeHashes, stated, token] = await Promise.all([
    verifyTransaction({ account, chain, client }, claimed),
    client ? readCodeHashes(client, targets) : undefined,
    checkStated(input, claimed),
    readToken(client, details.txInfo),
  ])
  const checks = [
    ...identity,
    ...restateNonce(verification.checks, details, chain),
    ...stated,
    ...checkDecoded(decoded, details.txData?.dataDecoded),
    ...checkSummary(ref.address, details.txInfo, transaction, decoded, token),
  ]
  const warnings = listWarnings({
    safe: ref.address,
    transaction,
    decoded,
    known: input.known,
    ...(codeHashes && { codeHashes }),
    // Who signed a transaction that is over does not matter any more.
    ...(chain && !claimed.execution && { signedBy: verification.signedBy }),
  })
  warnings.push(...warnUnproved(checks))
  return { status: judgeChecks(checks), kind: 'multisig', claimed, verification, decoded, warnings, checks }
}

function warnUnproved(checks: readonly Check[]): Warning[] {
  const unproved = checks.filter(({ status, subject }) => status === 'unknown' && isExplaining(subject))
  return unproved.map(({ subject, reason }) => ({ code: `unproved-${subject}`, severity: 'caution', message: reason }))
}
