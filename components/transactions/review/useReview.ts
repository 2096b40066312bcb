import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount } from 'wagmi'
import type { Approvals } from '@/components/transactions/review/approvals/judgeApprovals'
import { useApprovals } from '@/components/transactions/review/approvals/useApprovals'
import { notChecked } from '@/components/verification/words'
import { useReadClient } from '@/lib/chain/useReadClient'
import { describeError } from '@/lib/errors'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import { useKnownAddresses } from '@/lib/safe-view/useKnownAddresses'
import { findDistrust } from '@/lib/signing/obstacle'
import { ownerSafesQuery } from '@/lib/signing/ownerSafes'
import type { Situation } from '@/lib/signing/transaction/decideActions'
import type { Review, ReviewSubject } from '@/lib/signing/transaction/review'
import { reviewQuery } from '@/lib/signing/transaction/reviewQuery'

export type ReviewState = {
  review: Review | undefined
  error: unknown
  situation: Situation
  known: SafeView['owners']
  /** What it approves in other Safes. */
  approvals: Approvals
}

/** The checked transaction and what decides who may do what with it. `subject` must be the same object while it is. */
export function useReview(safe: SafeView, subject: ReviewSubject | undefined): ReviewState {
  const { chainId, address, chain, phases } = safe
  const client = useReadClient({ chainId })
  const { address: account, chainId: walletChainId } = useAccount()
  const known = useKnownAddresses(safe)
  const ref = useMemo(() => ({ chainId, address }), [chainId, address])
  const { data, error } = useQuery(
    useMemo(() => reviewQuery({ ref, chain, client, subject, known }), [ref, chain, client, subject, known]),
  )
  const nested = useQuery(ownerSafesQuery(client, ref, chain?.owners ?? [], account))
  const review = data ?? undefined
  const approvals = useApprovals(safe, review?.decoded)
  const transaction = review?.transaction ?? ownTransaction(subject)
  const situation: Situation = {
    ...{ account, walletChainId, safe: ref, chain, chainPhase: phases.chain, transaction },
    verdict: judge(review, error),
    signedBy: review?.verification.signedBy ?? [],
    ownerSafes: nested.data ?? [],
    approvalProblem: approvals.problem === undefined ? undefined : { code: 'told', sentence: approvals.problem },
    proposer: findProposer(subject),
    accountProblem: findDistrust(useAccountTrust(safe)),
  }
  return { review, error, situation, known, approvals }
}

function judge(review: Review | undefined, error: unknown): Situation['verdict'] {
  if (error) return { status: 'unknown', sentence: notChecked(describeError(error)) }
  return review && { status: review.status, sentence: review.sentence }
}

function ownTransaction(subject: ReviewSubject | undefined): SafeTransaction | undefined {
  return subject && 'transaction' in subject ? subject.transaction : undefined
}

function findProposer(subject: ReviewSubject | undefined) {
  if (!subject || !('details' in subject)) return undefined
  const info = subject.details.detailedExecutionInfo
  return info?.type === 'MULTISIG' ? info.proposer?.value : undefined
}
