import type { ReactNode } from 'react'
import type { Hex } from 'viem'
import { CallView } from '@/components/transactions/view/CallView'
import { ConfirmationList } from '@/components/transactions/view/ConfirmationList'
import { FieldTable } from '@/components/transactions/view/FieldTable'
import { HashPanel } from '@/components/transactions/view/HashPanel'
import { WarningList } from '@/components/transactions/view/WarningList'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { Panel } from '@/components/ui/Panel'
import { Skeleton } from '@/components/ui/Skeleton'
import { CheckList } from '@/components/verification/CheckList'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { ActEnd, ActKind } from '@/lib/signing/transaction/performAct'
import type { ReviewSubject } from '@/lib/signing/transaction/review'
import { useAct } from '@/lib/signing/useAct'
import { ActOutcome } from './ActOutcome'
import { ApprovedTransactions } from './ApprovedTransactions'
import { joinWarnings } from './judgeApprovals'
import { NextStep } from './NextStep'
import { ReviewActions } from './ReviewActions'
import styles from './ReviewBody.module.css'
import { SimulationPanel } from './SimulationPanel'
import { useReview } from './useReview'
import * as words from './words'

type ReviewBodyProps = {
  safe: SafeView
  /** The same object as long as it is the same transaction. */
  subject: ReviewSubject | undefined
  isQueued: boolean
  origin?: { name: string; url: string } | undefined
  onDone: (safeTxHash: Hex) => void
  /** What stands above the transaction while it can still be changed. */
  children?: ReactNode
}

/** A transaction with everything that a signer should see before the buttons that sign and execute it. */
export function ReviewBody({ safe, subject, isQueued, origin, onDone, children }: ReviewBodyProps) {
  const state = useReview(safe, subject)
  const { review, error, situation, approvals } = state
  const { state: act, perform } = useAct<ActKind, ActEnd>(safe)
  const hashes = review?.verification.hashes
  const verdict = doubtVerdict({ status: review?.status ?? 'loading', sentence: review?.sentence }, safe.chain)
  // What was true before it was sent is not true any more: only the outcome counts then.
  if (act.phase === 'sent' || act.phase === 'done') {
    return (
      <Panel title={words.outcome}>
        <ActOutcome state={act} isQueued={isQueued} />
        {act.phase === 'done' && hashes && <NextStep {...{ safe, situation, act }} safeTxHash={hashes.safeTxHash} />}
      </Panel>
    )
  }
  if (error) return <FailureNotice title={words.notChecked} error={error} />
  if (!review && !safe.chain && safe.phases.chain !== 'checking') {
    return (
      <Notice tone="error" title={words.unsignable}>
        {words.unsignableHint}
      </Notice>
    )
  }
  return (
    <div className={styles.review}>
      {children}
      {subject && <VerificationBadge {...verdict} />}
      {subject && !review && <Skeleton label={words.checking} lines={6} />}
      {review && (
        <>
          {!children && <p className={styles.nonce}>{words.nonceIs(review.transaction.nonce)}</p>}
          <WarningList warnings={joinWarnings(review.warnings, approvals)} />
          <ApprovedTransactions safe={safe} approvals={approvals} />
          <Panel title={words.whatItDoes}>
            <CallView safe={safe} call={review.decoded} />
          </Panel>
          <SimulationPanel safe={safe} transaction={review.transaction} />
          <Panel title={words.signatures}>
            <ConfirmationList
              safe={safe}
              claimed={review.claimed}
              verification={review.verification}
              owners={safe.owners}
              isService={isQueued}
            />
          </Panel>
          <HashPanel hashes={hashes} />
          <details className={styles.more}>
            <summary>{words.fieldsAndChecks}</summary>
            <FieldTable safe={safe} transaction={review.transaction} />
            <CheckList checks={review.checks} />
          </details>
        </>
      )}
      {subject && (
        <ReviewActions
          {...{ safe, subject, isQueued, origin, situation, act, perform, review, onDone }}
          known={state.known}
        />
      )}
    </div>
  )
}
