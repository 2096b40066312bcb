import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { overdue } from '@/components/transactions/begun/words'
import * as words from '@/components/transactions/review/words'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionActState } from './actState'
import { EndNotices } from './EndNotices'
import styles from './Outcome.module.css'
import { Receipt } from './Receipt'
import { sayEnding } from './sayEnding'

type OutcomeProps = {
  safe: SafeRef
  state: Extract<TransactionActState, { phase: 'sent' | 'done' }>
  isQueued: boolean
  /** Enough have signed by now. */
  isComplete?: boolean
  /** What was done, where it does not stand beside it. */
  what?: ReactNode
  /** What is next. */
  children?: ReactNode
}

const signs = { sent: Clock, good: CircleCheck, bad: TriangleAlert }

/** How an act ended or stands, what is next, and what it cost. */
export function Outcome({ safe, state, isQueued, isComplete = false, what, children }: OutcomeProps) {
  const end = state.phase === 'done' ? sayEnding(state, isQueued, isComplete) : undefined
  const tone = end?.tone ?? 'sent'
  const Sign = signs[tone]
  const txHash = state.phase === 'sent' ? state.txHash : state.result?.txHash
  return (
    <div className={styles.outcome} data-phase={state.phase}>
      <Sign className={styles[tone]} size={what ? 48 : 24} strokeWidth={1.5} />
      <h3 className={styles.title} role={tone === 'bad' ? 'alert' : undefined}>
        {end?.sentence ?? (state.phase === 'sent' && state.isOverdue ? overdue : words.sent)}
      </h3>
      {what && <p className={styles.what}>{what}</p>}
      {state.phase === 'sent' && state.error !== undefined && (
        <FailureNotice title={words.notTold} error={state.error} />
      )}
      {state.phase === 'done' && <EndNotices state={state} />}
      {children}
      {txHash && <Receipt safe={safe} txHash={txHash} isMined={state.phase === 'done'} />}
    </div>
  )
}
