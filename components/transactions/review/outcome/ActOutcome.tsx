import { ActNotices } from '@/components/safe/act/ActNotices'
import * as words from '@/components/transactions/review/words'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import styles from './ActOutcome.module.css'
import type { TransactionActState } from './actState'
import { Outcome } from './Outcome'

type ActOutcomeProps = { safe: SafeRef; state: TransactionActState }

/** How the act stands that was started on a page, for eyes and screen readers. */
export function ActOutcome({ safe, state }: ActOutcomeProps) {
  return (
    <div aria-live="polite" className={styles.outcome} data-phase={state.phase}>
      {state.phase === 'wallet' && <p>{words.waiting[state.kind]}</p>}
      <ActNotices state={state} />
      {(state.phase === 'sent' || state.phase === 'done') && <Outcome safe={safe} state={state} isQueued />}
    </div>
  )
}
