import type { ReactNode } from 'react'
import { Parties } from '@/components/safe/act/Parties'
import { ApprovedTransactions } from '@/components/transactions/review/approvals/ApprovedTransactions'
import { joinWarnings } from '@/components/transactions/review/approvals/judgeApprovals'
import { WarningList } from '@/components/transactions/view/WarningList'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import { ChecksFold } from '@/components/verification/ChecksFold'
import { isLoudStatus } from '@/components/verification/VerificationMark'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { weighOwnerChanges } from '@/lib/safe/call/ownerRisks'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'
import { findSigner } from '@/lib/signing/transaction/decideActions'
import { ExecutionCost } from './ExecutionCost'
import { OwnerSafeLinks } from './OwnerSafeLinks'
import { RepeatNotice } from './RepeatNotice'
import styles from './ReviewContent.module.css'
import { ReviewedSentence } from './ReviewedSentence'
import { ReviewFolds } from './ReviewFolds'
import type { ReviewState } from './useReview'
import type { useReviewActs } from './useReviewActs'
import * as words from './words'

type ReviewContentProps = {
  safe: SafeView
  info: TransactionInfo
  state: ReviewState
  acts: ReturnType<typeof useReviewActs>
  isQueued: boolean
  /** Whether there is a transaction to be checked. */
  isAsked: boolean
  nonceField?: ReactNode
  children?: ReactNode
}

/** What stands above the buttons: who signs for whom, what it does, whether that is proved, and all that is signed. */
export function ReviewContent(props: ReviewContentProps) {
  const { safe, info, state, acts, isQueued, isAsked, nonceField, children } = props
  const { review, error, approvals } = state
  const { situation, repeats, ownerSafe } = acts
  if (error) return <FailureNotice title={words.notChecked} error={error} />
  if (!review && !safe.chain && safe.phases.chain !== 'checking') {
    return (
      <Notice tone="error" title={words.unsignable}>
        {words.unsignableHint}
      </Notice>
    )
  }
  const { status, sentence } = doubtVerdict(
    { status: review?.status ?? 'loading', sentence: review?.sentence },
    safe.chain,
  )
  const isLoud = isLoudStatus(status)
  const checks = <ChecksFold status={status} sentence={sentence} checks={review?.checks} />
  return (
    <>
      {children}
      {/* What is wrong comes before everything that cannot be relied on then. */}
      {isLoud && checks}
      <Parties safe={safe} signer={findSigner(situation)} account={situation.account} />
      {!review && !isLoud && isAsked && checks}
      {!review && (isAsked || !nonceField) && <Skeleton label={isAsked ? words.checking : words.preparing} lines={6} />}
      {review && (
        <>
          <ReviewedSentence {...{ safe, info, review }} isWrong={status === 'mismatch'} />
          {!isLoud && (
            <div>
              {checks}
              <ExecutionCost safe={safe} transaction={review.transaction} isBoth />
            </div>
          )}
          <WarningList
            warnings={weighOwnerChanges(joinWarnings(review.warnings, approvals), {
              ...{ safe: safe.address, call: review.decoded, now: safe, account: situation.account },
            })}
          />
          <ApprovedTransactions safe={safe} approvals={approvals} />
          <RepeatNotice safe={safe} state={repeats} />
          {ownerSafe && <p>{words.signAs(ownerSafe.address)}</p>}
          <OwnerSafeLinks situation={situation} review={review} />
        </>
      )}
      {/* At its place whether there is a result or not: who types in it would lose it otherwise. */}
      <div className={styles.folds}>
        {nonceField}
        {review && <ReviewFolds {...{ safe, info, review, isQueued }} />}
      </div>
    </>
  )
}
