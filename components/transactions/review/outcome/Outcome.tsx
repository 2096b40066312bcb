import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { overdue } from '@/components/transactions/begun/words'
import type { ActedOn } from '@/components/transactions/review/useReviewActs'
import * as words from '@/components/transactions/review/words'
import { TransactionSentence } from '@/components/transactions/view/sentence/TransactionSentence'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { TransactionActState } from './actState'
import { EndNotices } from './EndNotices'
import { NextOwners } from './NextOwners'
import styles from './Outcome.module.css'
import { Receipt } from './Receipt'
import { sayEnding } from './sayEnding'

type OutcomeProps = {
  safe: SafeView
  info: TransactionInfo
  /** As it was before the act. */
  actedOn: ActedOn
  state: Extract<TransactionActState, { phase: 'sent' | 'done' }>
  isQueued: boolean
  /** To the transaction's page; undefined where no service knows of it. */
  href: string | undefined
}

const signs = { sent: Clock, good: CircleCheck, bad: TriangleAlert }

/** How the act ended or stands, and what is next: who has still to sign, or what the execution cost. */
export function Outcome({ safe, info, actedOn: { review, situation }, state, isQueued, href }: OutcomeProps) {
  const end = state.phase === 'done' ? sayEnding(state, isQueued) : undefined
  const tone = end?.tone ?? 'sent'
  const Sign = signs[tone]
  const txHash = state.phase === 'sent' ? state.txHash : state.result?.txHash
  return (
    <div className={styles.outcome} data-phase={state.phase}>
      <Sign className={styles[tone]} size={48} strokeWidth={1.5} />
      <h3 className={styles.title} role={tone === 'bad' ? 'alert' : undefined}>
        {end?.sentence ?? (state.phase === 'sent' && state.isOverdue ? overdue : words.sent)}
      </h3>
      <p className={styles.what}>
        <TransactionSentence {...{ safe, info, decoded: review.decoded, transaction: review.transaction }} />
      </p>
      {state.phase === 'sent' && state.error !== undefined && (
        <FailureNotice title={words.notTold} error={state.error} />
      )}
      {state.phase === 'done' && <EndNotices state={state} />}
      {state.phase === 'done' && href && state.kind !== 'execute' && (
        <NextOwners {...{ safe, situation, href }} act={state} />
      )}
      {txHash && <Receipt safe={safe} txHash={txHash} isMined={state.phase === 'done'} />}
    </div>
  )
}
