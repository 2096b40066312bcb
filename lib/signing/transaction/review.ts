import type { Abi, Address, Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { isAmong } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { listDelegateCallTargets, readCodeHashes } from '@/lib/safe/account/codeHashes'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { decodeCall } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { listWarnings, type Warning } from '@/lib/safe/call/warnings'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import type { Check, CheckStatus } from '@/lib/safe/verify/verification'
import {
  type ClaimedTransaction,
  type TransactionVerification,
  verifyTransaction,
} from '@/lib/safe/verify/verifyTransaction'
import { summarise } from '@/lib/verify/checks/describeCheck'
import { verifyDetails } from '@/lib/verify/verifyDetails'

/** What is about to be acted on: made here (with signatures that came along in a file), or as a service describes it. */
export type ReviewSubject =
  | {
      transaction: SafeTransaction
      signatures?: readonly OwnerSignature[] | undefined
      safeTxHash?: Hex | undefined
      /** Interfaces that name what no other does, as a form or a file gave them. */
      abis?: readonly Abi[] | undefined
    }
  | { details: TransactionDetails }

export type ReviewInput = {
  ref: SafeRef
  /** The Safe as the chain has it: without it nothing may be signed, so nothing is reviewed. */
  chain: SafeState
  client: ReadClient
  subject: ReviewSubject
  known: readonly Address[]
}

/** A transaction with everything that a signer sees of it. `confirmations` are only those that hold. */
export type Review = {
  status: CheckStatus
  sentence: string
  transaction: SafeTransaction
  claimed: ClaimedTransaction
  verification: TransactionVerification
  confirmations: OwnerSignature[]
  decoded: DecodedCall
  warnings: readonly Warning[]
  checks: readonly Check[]
}

/**
 * Checks a transaction before it is signed or executed, and finds the approvals that owners gave on the chain without
 * telling the service. Undefined for what owners sign no hash for. Throws UnknownSafeVersionError for one made here.
 */
export async function reviewTransaction(input: ReviewInput): Promise<Review | undefined> {
  const { subject } = input
  const found =
    'details' in subject ? await reviewDetails(input, subject.details) : await reviewOwn(input, subject.transaction)
  return found && addApprovals(input, found)
}

type Found = Omit<Review, 'status' | 'sentence' | 'transaction' | 'confirmations'>

async function reviewDetails(input: ReviewInput, details: TransactionDetails): Promise<Found | undefined> {
  const { ref, chain, client, known } = input
  const result = await verifyDetails({
    ...{ ref, chain, client, known, details, version: chain.version, requestedId: details.txId },
  })
  const { claimed, verification, decoded, warnings, checks } = result
  return claimed && verification && decoded && { claimed, verification, decoded, warnings, checks }
}

async function reviewOwn(
  { ref, chain, client, known, subject }: ReviewInput,
  transaction: SafeTransaction,
): Promise<Found> {
  const account = { ...ref, version: chain.version }
  const { safeTxHash } = hashSafeTransaction(account, transaction)
  const told = 'transaction' in subject ? subject : undefined
  const claimed = { transaction, safeTxHash: told?.safeTxHash ?? safeTxHash, confirmations: told?.signatures ?? [] }
  const decoded = decodeCall(ref.address, transaction, told?.abis)
  const [verification, codeHashes] = await Promise.all([
    verifyTransaction({ account, chain, client }, claimed),
    readCodeHashes(client, listDelegateCallTargets(decoded)),
  ])
  const warnings = listWarnings({ safe: ref.address, transaction, decoded, known, codeHashes })
  return { claimed, verification, decoded, warnings, checks: verification.checks }
}

async function addApprovals(input: ReviewInput, found: Found): Promise<Review> {
  const { client, chain, ref } = input
  const { verification } = found
  const { hashes, signedBy } = verification
  const hasSigned = isAmong(signedBy)
  const open = hashes ? chain.owners.filter((owner) => !hasSigned(owner)) : []
  const answers = await Promise.allSettled(
    open.map((owner) =>
      client.readContract({
        ...{ address: ref.address, abi: safeAbi, functionName: 'approvedHashes' },
        args: [owner, hashes?.safeTxHash ?? '0x'],
      }),
    ),
  )
  const approved = open.filter((_, index) => {
    const answer = answers[index]
    return answer?.status === 'fulfilled' && answer.value !== 0n
  })
  const check = { status: 'match', subject: 'confirmation', reason: { code: 'approved' } } as const
  const approvals = approved.map((owner): Check => ({ ...check, owner }))
  return join(found, approved, approvals)
}

function join(found: Found, approved: readonly Address[], approvals: readonly Check[]): Review {
  const { claimed, verification, warnings } = found
  const signedBy = [...verification.signedBy, ...approved]
  const extra = approved.map((signer) => ({ signer, signature: approvedHashSignature(signer) }))
  const confirmations = [...claimed.confirmations, ...extra]
  const hasSigned = isAmong(signedBy)
  const holding = confirmations.filter(({ signer }) => hasSigned(signer))
  const { status, sentence } = summarise(found.checks)
  return {
    ...found,
    ...{ status, sentence, transaction: claimed.transaction },
    claimed: { ...claimed, confirmations },
    verification: { ...verification, signedBy, checks: [...verification.checks, ...approvals] },
    confirmations: holding,
    warnings: signedBy.length > 0 ? warnings.filter(({ code }) => code !== 'unsigned') : warnings,
  }
}
