import type { Address, Hex } from 'viem'
import { AppError } from '@/lib/errors'
import { findPastOwners } from '@/lib/safe/account/pastOwners'
import { UnknownSafeVersionError } from '@/lib/safe/account/version'
import { sameBytes } from '@/lib/safe/hash/bytes'
import {
  bytesShownToOwners,
  hashSafeMessage,
  LongMessageError,
  type SafeMessageHashes,
} from '@/lib/safe/hash/messageHash'
import { InvalidTypedDataError, type MessageTypedData } from '@/lib/safe/hash/typedMessage'
import { checkContractSignature } from '@/lib/safe/signature/contractSignature'
import { joinSignatures, type OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { verifyConfirmations } from '@/lib/safe/signature/verifyConfirmations'
import { type Check, type CheckStatus, combineChecks, match, mismatch, unknown } from './verification'
import type { VerificationContext } from './verifyTransaction'

/** A message as a service claims it to be. */
export type ClaimedMessage = {
  message: string | MessageTypedData
  safeMessageHash: string
  confirmations: readonly OwnerSignature[]
  /** The owners' signatures joined; `0x` stands for a message signed on the chain. */
  preparedSignature?: Hex | undefined
}

export type MessageVerification = {
  status: CheckStatus
  hashes: SafeMessageHashes | undefined
  checks: Check[]
  signedBy: Address[]
}

/**
 * Compares a claimed message with its hash recomputed here, each confirmation with the owners on the chain, and asks the
 * Safe itself (EIP-1271) about the finished signature. Only `match` may be signed. Throws nothing that a claim causes.
 */
export async function verifyMessage(
  { account: claimedAccount, chain, client }: VerificationContext,
  claimed: ClaimedMessage,
): Promise<MessageVerification> {
  const account = { ...claimedAccount, version: chain?.version ?? claimedAccount.version }
  const subject = 'safeMessageHash'
  let hashes: SafeMessageHashes
  try {
    hashes = hashSafeMessage(account, claimed.message)
  } catch (error) {
    if (!expectedErrors.some((kind) => error instanceof kind) || !(error instanceof AppError)) throw error
    const check = unknown(subject, { code: 'told', sentence: error.message })
    return { status: 'unknown', hashes: undefined, checks: [check], signedBy: [] }
  }
  const { safeMessageHash, contentHash } = hashes
  const preimage = bytesShownToOwners(account.version, hashes)
  const { confirmations, preparedSignature } = claimed
  const owners = chain?.owners
  const pastOwners = await findPastOwners(client, { safe: account.address, owners }, confirmations)
  const [confirmed, prepared] = await Promise.all([
    verifyConfirmations(client, { account, hash: safeMessageHash, preimage, confirmations, owners, pastOwners }),
    preparedSignature === undefined
      ? undefined
      : checkContractSignature(client, {
          owner: account.address,
          hash: contentHash,
          preimage: contentHash,
          signature: preparedSignature,
        }),
  ])
  const checks = [compareHash(safeMessageHash, claimed.safeMessageHash), ...confirmed.checks]
  if (!chain) checks.push(unknown('chain', { code: 'ownersUntold' }))
  const isOutdated = checks.every(({ status }) => status === 'match') && isOfPastOwners(claimed, confirmed.signedBy)
  if (prepared) checks.push(judgePrepared(prepared.status, isOutdated))
  return { status: combineChecks(checks), hashes, checks, signedBy: confirmed.signedBy }
}

const expectedErrors = [UnknownSafeVersionError, InvalidTypedDataError, LongMessageError]

function compareHash(expected: Hex, given: string): Check {
  const subject = 'safeMessageHash'
  const received = given.toLowerCase()
  if (received === expected) return match(subject, { code: 'messageHash' })
  return mismatch(subject, { code: 'otherMessageHash' }, { field: 'message', expected, received })
}

/** Whether the finished signature is the confirmations joined, and one of those is of somebody who has left since. */
function isOfPastOwners({ confirmations, preparedSignature }: ClaimedMessage, signedBy: readonly Address[]): boolean {
  const hasLeft = confirmations.length > signedBy.length
  return hasLeft && sameBytes(preparedSignature, joinSignatures(confirmations))
}

/** Of true signatures whose owners have left it cannot be told whether they were enough when they were joined. */
function judgePrepared(status: 'valid' | 'invalid' | 'unknown', isOutdated: boolean): Check {
  const subject = 'preparedSignature'
  if (status === 'valid') return match(subject, { code: 'finishedSignature', result: 'valid' })
  if (status === 'unknown') return unknown(subject, { code: 'finishedSignature', result: 'unknown' })
  if (isOutdated) return unknown(subject, { code: 'finishedSignature', result: 'outdated' })
  return mismatch(subject, { code: 'finishedSignature', result: 'invalid' })
}
