import { queryOptions, skipToken } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { freshKey } from '@/lib/query/queryKeys'
import { readSafe } from '@/lib/safe/account/readSafe'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { digestOf } from '@/lib/storage/digest'
import { type ApprovalInput, type ApprovedTransaction, judgeApproved } from '@/lib/verify/approvedTransaction'
import { reviewTransaction } from './review'
import * as words from './words'

type GivenInput = Omit<ApprovalInput, 'gateway'> & { transaction: SafeTransaction }

const keptFor = 300_000

/**
 * Checks what somebody gave as the transaction that is approved, without any service: its hash, recomputed for that Safe
 * as the chain has it, has to be the approved one. Nothing but a `match` is returned. Throws AppError with the sentence
 * that says why it is not taken, and what `readSafe` throws.
 */
export async function verifyGiven({ transaction, ...input }: GivenInput): Promise<ApprovedTransaction> {
  const { client, chainId, approval } = input
  const { safe: address, hash } = approval
  const chain = await readSafe(client, address)
  const ref = { chainId, address }
  const { safeTxHash } = hashSafeTransaction({ ...ref, version: chain.version }, transaction)
  if (!sameBytes(safeTxHash, hash)) throw new AppError(words.otherTransaction(safeTxHash))
  const known = [...input.known, address, ...chain.owners]
  const review = await reviewTransaction({ ref, chain, client, subject: { transaction }, known })
  if (!review) throw new AppError(words.notChecked)
  const approved = judgeApproved(approval, chain, review)
  if (approved.status !== 'match') throw new AppError(approved.sentence)
  return approved
}

/** Holds what was given for an approval and found to be it, as long as it is shown; it is never asked for. */
export function givenQuery({ chainId, approval, known }: Omit<ApprovalInput, 'gateway' | 'client'>) {
  const { safe, hash, approver } = approval
  return queryOptions<ApprovedTransaction>({
    queryKey: freshKey('given', chainId, digestOf([`${safe} ${hash} ${approver}`.toLowerCase(), known])),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptFor,
  })
}
