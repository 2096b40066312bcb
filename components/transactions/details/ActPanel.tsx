import { useMemo } from 'react'
import { AccountName } from '@/components/chain/AccountName'
import { ActionButton } from '@/components/safe/act/ActionButton'
import { PassOn } from '@/components/safe/handOn/PassOn'
import { ActHints } from '@/components/transactions/review/ActHints'
import { ExecutionCost } from '@/components/transactions/review/ExecutionCost'
import { OwnerSafeLinks } from '@/components/transactions/review/OwnerSafeLinks'
import { ActOutcome } from '@/components/transactions/review/outcome/ActOutcome'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { useReview } from '@/components/transactions/review/useReview'
import { useSentExecution, useUnderWay } from '@/components/transactions/review/useSentExecution'
import { ActBox } from '@/components/ui/details/ActBox'
import styles from '@/components/ui/details/details.module.css'
import { Menu } from '@/components/ui/Menu'
import { SignerDots } from '@/components/ui/SignerDots'
import { isAmong } from '@/lib/format/address'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { safeRoutes } from '@/lib/routes'
import { createRejection } from '@/lib/safe/execute/rejection'
import type { SafeView } from '@/lib/safe-view/safeView'
import { decideActions, findNext, type Situation } from '@/lib/signing/transaction/decideActions'
import { type ActEnd, type ActKind, transactionActs } from '@/lib/signing/transaction/performAct'
import { useAct } from '@/lib/signing/useAct'
import { describeState } from './describeState'
import { isOpen } from './isOpen'
import type { VerificationState } from './useDetailsVerification'
import * as words from './words'

export type TransactionActionsProps = {
  safe: SafeView
  details: TransactionDetails
  /** What checking the answer against the id that was asked for found. */
  verification: VerificationState
  isGone: boolean
}

type ActPanelProps = TransactionActionsProps & { onReview: (request: ReviewRequest) => void }

/** How far a queued transaction is, and what can be done now: one act by its state, the others under “More”. */
export function ActPanel({ safe, details, verification, isGone, onReview }: ActPanelProps) {
  const subject = useMemo(() => ({ details }), [details])
  const { review, situation: found, known } = useReview(safe, subject)
  const { state, perform } = useAct<ActKind, ActEnd>(safe)
  const info = details.detailedExecutionInfo
  const multisig = info?.type === 'MULTISIG' ? info : undefined
  const hash = multisig?.safeTxHash
  const sent = useSentExecution(safe, hash)
  const underWay = useUnderWay(safe, hash)
  const isDeleted = state.phase === 'done' && state.kind === 'delete'
  if (isDeleted) return <ActOutcome safe={safe} state={state} />
  if (!isOpen(details, verification)) return null
  const situation = { ...found, verdict: judge(verification, found.verdict), isGone, underWay }
  const decisions = decideActions(situation)
  const { chainId, address, owners, threshold } = safe
  const { account, chain, transaction } = situation
  // Until they were checked the service's word stands, as in the rows: what is below keeps its place.
  const claimed = multisig?.confirmations.map(({ signer }) => signer.value) ?? []
  const signed = situation.verdict ? situation.signedBy : claimed
  const hasSigned = isAmong(signed)
  const missing = owners.filter((owner) => !hasSigned(owner))
  const isReady = signed.length >= threshold && multisig?.nonce === safe.nonce
  const openReview = (act?: 'execute' | 'approve') => onReview({ kind: 'queued', details, ...(act && { act }) })

  const handleReject = () => {
    if (transaction) onReview({ kind: 'transaction', transaction: createRejection(address, transaction.nonce) })
  }
  const handleDelete = () => {
    const hashes = review?.verification.hashes
    if (!hashes || !account || !chain) return
    const shown = { ref: situation.safe, account, chain, subject, safeTxHash: hashes.safeTxHash, known }
    const request = { act: { ...shown, isQueued: true }, transaction: review.transaction }
    perform({ kind: 'delete', account, run: (deps, report) => transactionActs.delete(deps, request, report) })
  }
  const confirm = { name: words.reviewAndConfirm, obstacle: decisions.sign, begin: () => openReview() }
  const execute = { name: words.reviewAndExecute, obstacle: decisions.execute, begin: () => openReview('execute') }
  const isExecution = findNext(decisions, situation) === 'execute'
  const [first, second] = isExecution ? [execute, confirm] : [confirm, execute]
  const wrong = situation.verdict?.status === 'mismatch' ? situation.verdict.sentence : undefined
  return (
    <ActBox
      label={words.actions}
      title={describeState(situation)}
      isWrong={wrong !== undefined}
      acts={
        <>
          {wrong === undefined ? (
            <ActionButton
              {...{ chainId, obstacle: first.obstacle, hasOffer: true, variant: 'primary' }}
              onClick={first.begin}
            >
              {first.name}
            </ActionButton>
          ) : (
            <p>{wrong}</p>
          )}
          <Menu label={words.more}>
            <div className={styles.others}>
              <ActionButton {...{ chainId, obstacle: second.obstacle }} onClick={second.begin}>
                {second.name}
              </ActionButton>
              <ActionButton {...{ chainId, obstacle: decisions.reject }} onClick={handleReject}>
                {words.reject}
              </ActionButton>
              <ActionButton {...{ chainId, obstacle: decisions.approve }} onClick={() => openReview('approve')}>
                {words.reviewAndApprove}
              </ActionButton>
              <ActionButton
                {...{ chainId, obstacle: decisions.delete }}
                isBusy={state.phase === 'wallet'}
                onClick={handleDelete}
              >
                {words.deleteFromQueue}
              </ActionButton>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the menu stays open to show the picture, and that the link was copied */}
              <div onClick={(event) => event.stopPropagation()}>
                <PassOn href={safeRoutes.transaction(safe, details.txId)} label={words.copyLink} kind="transaction" />
              </div>
            </div>
          </Menu>
        </>
      }
    >
      {wrong === undefined && (
        <p className={styles.signers}>
          <SignerDots signed={signed.length} needed={threshold} />
          {signed.length < threshold && missing.length > 0 && (
            <span className={styles.missing}>
              {words.missing}
              {missing.map((owner) => (
                <AccountName key={owner} chainId={chainId} address={owner} />
              ))}
            </span>
          )}
        </p>
      )}
      {isReady && wrong === undefined && <ExecutionCost safe={safe} transaction={transaction} />}
      {sent ? <ActOutcome safe={safe} state={sent} /> : <ActHints safe={safe} hash={hash} />}
      <OwnerSafeLinks situation={situation} review={review} />
      <ActOutcome safe={safe} state={state} />
    </ActBox>
  )
}

/** The page asked for one id: an answer about another transaction is a lie that only the page can notice. */
function judge({ status, sentence = '' }: VerificationState, reviewed: Situation['verdict']): Situation['verdict'] {
  if (status === 'loading') return undefined
  return status === 'match' ? reviewed : { status, sentence }
}
