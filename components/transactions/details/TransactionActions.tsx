import { useRouter } from 'next/router'
import { useMemo, useState } from 'react'
import { ActionButton } from '@/components/safe/act/ActionButton'
import { ActHints } from '@/components/transactions/review/ActHints'
import { OwnerSafeLinks } from '@/components/transactions/review/OwnerSafeLinks'
import { ActOutcome } from '@/components/transactions/review/outcome/ActOutcome'
import type { TransactionActState } from '@/components/transactions/review/outcome/actState'
import styles from '@/components/transactions/review/ReviewActions.module.css'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { useReview } from '@/components/transactions/review/useReview'
import { useSentExecution, useUnderWay } from '@/components/transactions/review/useSentExecution'
import { Panel } from '@/components/ui/Panel'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { safeRoutes } from '@/lib/routes'
import { createRejection } from '@/lib/safe/execute/rejection'
import type { SafeView } from '@/lib/safe-view/safeView'
import { decideActions, type Situation } from '@/lib/signing/transaction/decideActions'
import { type ActEnd, type ActKind, transactionActs } from '@/lib/signing/transaction/performAct'
import { useAct } from '@/lib/signing/useAct'
import type { VerificationState } from './useDetailsVerification'
import * as words from './words'

type TransactionActionsProps = {
  safe: SafeView
  details: TransactionDetails
  /** What checking the answer against the id that was asked for found. */
  verification: VerificationState
  isGone: boolean
}

/**
 * What can be done with a queued transaction: each act begins with a review, or says why it is not possible. The dialog
 * stays while the transaction is being checked again, which every act brings about: it shows how the act ended.
 */
export function TransactionActions(props: TransactionActionsProps) {
  const { safe, details, verification } = props
  const router = useRouter()
  const isAsked = router.query.review !== undefined
  const [request, setRequest] = useState<ReviewRequest | undefined>(() =>
    isAsked && isOpen(details, verification) ? { kind: 'queued', details } : undefined,
  )
  const handleClose = () => {
    setRequest(undefined)
    // The review was asked for once, by the link that led here.
    if (isAsked) router.replace(safeRoutes.transaction(safe, details.txId), undefined, { shallow: true })
  }
  return (
    <>
      <ActionPanel {...props} onReview={setRequest} />
      {request && <ReviewDialog safe={safe} request={request} onDone={() => undefined} onClose={handleClose} />}
    </>
  )
}

type ActionPanelProps = TransactionActionsProps & { onReview: (request: ReviewRequest) => void }

function ActionPanel({ safe, details, verification, isGone, onReview }: ActionPanelProps) {
  const subject = useMemo(() => ({ details }), [details])
  const { review, situation, known } = useReview(safe, subject)
  const { state, perform } = useAct<ActKind, ActEnd>(safe)
  const info = details.detailedExecutionInfo
  const hash = info?.type === 'MULTISIG' ? info.safeTxHash : undefined
  const sent = useSentExecution(safe, hash)
  const underWay = useUnderWay(safe, hash)
  const isDeleted = state.phase === 'done' && state.kind === 'delete'
  if (isDeleted || !isOpen(details, verification)) return isDeleted ? <Ended state={state} /> : null
  const verdict = judge(verification, situation.verdict)
  const decisions = decideActions({ ...situation, verdict, isGone, underWay })
  const { chainId, address } = safe
  const isBusy = state.phase === 'wallet'
  const open = (act?: 'execute' | 'approve') => onReview({ kind: 'queued', details, ...(act && { act }) })

  const handleReject = () => {
    const nonce = situation.transaction?.nonce
    if (nonce !== undefined) onReview({ kind: 'transaction', transaction: createRejection(address, nonce) })
  }
  const handleDelete = () => {
    const hashes = review?.verification.hashes
    const { account, chain } = situation
    if (!hashes || !account || !chain) return
    const shown = { ref: situation.safe, account, chain, subject, safeTxHash: hashes.safeTxHash, known }
    const request = { act: { ...shown, isQueued: true }, transaction: review.transaction }
    perform({ kind: 'delete', account, run: (deps, report) => transactionActs.delete(deps, request, report) })
  }
  return (
    <Panel title={words.actions}>
      <div className={styles.actions}>
        <ActionButton
          {...{ chainId, obstacle: decisions.sign, hasOffer: true, variant: 'primary' }}
          onClick={() => open()}
        >
          {words.reviewAndConfirm}
        </ActionButton>
        <ActionButton {...{ chainId, obstacle: decisions.execute }} onClick={() => open('execute')}>
          {words.reviewAndExecute}
        </ActionButton>
        <ActionButton {...{ chainId, obstacle: decisions.approve }} onClick={() => open('approve')}>
          {words.reviewAndApprove}
        </ActionButton>
        <ActionButton {...{ chainId, obstacle: decisions.reject }} onClick={handleReject}>
          {words.reject}
        </ActionButton>
        <ActionButton {...{ chainId, obstacle: decisions.delete, isBusy }} onClick={handleDelete}>
          {words.deleteFromQueue}
        </ActionButton>
        {sent ? <ActOutcome state={sent} isQueued /> : <ActHints safe={safe} hash={hash} />}
        <OwnerSafeLinks situation={situation} review={review} />
        <ActOutcome state={state} isQueued />
      </div>
    </Panel>
  )
}

function Ended({ state }: { state: TransactionActState }) {
  return (
    <Panel title={words.actions}>
      <ActOutcome state={state} isQueued />
    </Panel>
  )
}

/**
 * Whether there is something to act on, or somebody says so. Nothing is to be done with what was executed or what owners
 * do not sign; where that is a lie, the buttons stay and say it.
 */
function isOpen({ txStatus }: TransactionDetails, { result }: VerificationState): boolean {
  const isAwaited = txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'
  if (!result) return isAwaited
  const isRefuted = (name: string) =>
    result.checks.some(({ status, subject }) => status === 'mismatch' && subject === name)
  if (!result.claimed) return isAwaited || isRefuted('txId')
  return !result.claimed.execution || isRefuted('execution')
}

/** The page asked for one id: an answer about another transaction is a lie that only the page can notice. */
function judge({ status, sentence = '' }: VerificationState, reviewed: Situation['verdict']): Situation['verdict'] {
  if (status === 'loading') return undefined
  return status === 'match' ? reviewed : { status, sentence }
}
