import { listDelegateCallTargets, readCodeHashes } from '@/lib/safe/account/codeHashes'
import { decodeCall } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { listWarnings, type Warning } from '@/lib/safe/call/warnings'
import type { Reason } from '@/lib/safe/verify/reason'
import { type Check, type CheckStatus, mismatch } from '@/lib/safe/verify/verification'
import {
  type ClaimedTransaction,
  type TransactionVerification,
  verifyTransaction,
} from '@/lib/safe/verify/verifyTransaction'
import { checkDecoded } from '@/lib/verify/checks/checkDecoded'
import { checkIdentity } from '@/lib/verify/checks/checkIdentity'
import { checkStated, restateNonce } from '@/lib/verify/checks/checkStated'
import { checkSummary } from '@/lib/verify/checks/checkSummary'
import { readMoved } from '@/lib/verify/checks/checkTransfer'
import { judgeChecks, warnUnproved } from '@/lib/verify/checks/judgeChecks'
import { nameAltered } from '@/lib/verify/checks/nameAltered'
import { readEnding, withFoundExecution } from '@/lib/verify/checks/readEnding'
import { claimTransaction, type UnverifiableKind } from './claimedTransaction'
import type { DetailsInput } from './detailsInput'
import { asUnit, readToken, readTokenAddress, type TokenUnit } from './readToken'
import { warnSummary } from './transferWarnings'
import { verifyOnChain } from './verifyOnChain'

export type DetailsVerification = {
  status: CheckStatus
  kind: 'multisig' | UnverifiableKind['kind']
  /** Why there is no Safe hash, for all kinds but `multisig`. */
  reason?: Reason
  claimed?: ClaimedTransaction
  verification?: TransactionVerification
  decoded?: DecodedCall
  /** How the token that is moved counts, by its own word; null where it says nothing. */
  token?: TokenUnit | undefined
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
  const told = claimTransaction(details)
  const identity = checkIdentity(ref, details, told, input.requestedId)
  if ('kind' in told) {
    const token = await readToken(client, readTokenAddress(details.txInfo))
    const repeats = told.kind === 'creation' ? checkRepeats(input) : []
    const checks = [...identity, ...repeats, ...(await verifyOnChain({ ...input, kind: told.kind, token }))]
    const warnings = warnSummary(details.txInfo, told.kind !== 'transfer', input.known)
    return { status: judgeChecks(checks), ...told, token: asUnit(token), warnings, checks }
  }
  const ending = await readEnding(input, told)
  const claimed = withFoundExecution(told, details, ending)
  const { transaction } = claimed
  const decoded = decodeCall(ref.address, transaction)
  const moved = readMoved(ref.address, decoded)?.token
  const account = { address: ref.address, chainId: ref.chainId, version }
  const targets = listDelegateCallTargets(decoded)
  const [verification, codeHashes, stated, token] = await Promise.all([
    verifyTransaction({ account, chain, client }, claimed),
    client ? readCodeHashes(client, targets) : undefined,
    checkStated(input, claimed, ending),
    readToken(client, moved ?? readTokenAddress(details.txInfo)),
  ])
  const checks = [
    ...identity,
    ...checkRepeats(input),
    ...(await nameAltered(input, claimed, restateNonce(verification.checks, details.txStatus, chain), ending)),
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
    ...(chain && !claimed.execution && transaction.nonce >= chain.nonce && { signedBy: verification.signedBy }),
  })
  warnings.push(...warnUnproved(checks))
  const common = { claimed, verification, decoded, token: asUnit(moved && token) }
  return { status: judgeChecks(checks), kind: 'multisig', ...common, warnings, checks }
}

function checkRepeats({ repeats = 0 }: DetailsInput): Check[] {
  if (repeats === 0) return []
  return [mismatch('repeat', { code: 'repeated' })]
}
