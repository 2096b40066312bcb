import { HashLabel } from '@/components/chain/HashLabel'
import { ActNotices } from '@/components/safe/act/ActNotices'
import { overdue } from '@/components/transactions/begun/words'
import * as words from '@/components/transactions/review/words'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import styles from './ActOutcome.module.css'
import type { EndedAct, TransactionActState } from './actState'
import { EndNotices } from './EndNotices'
import { sayEnding } from './sayEnding'

type ActOutcomeProps = { state: TransactionActState; isQueued: boolean }

/** How the act that was started stands, for eyes and screen readers. */
export function ActOutcome({ state, isQueued }: ActOutcomeProps) {
  return (
    <div aria-live="polite" className={styles.outcome} data-phase={state.phase}>
      {state.phase === 'wallet' && <p>{words.waiting[state.kind]}</p>}
      <ActNotices state={state} />
      {state.phase === 'sent' && (
        <>
          <p>{state.isOverdue ? overdue : words.sent}</p>
          <HashLabel name={words.transaction} hash={state.txHash} />
          {state.error !== undefined && <FailureNotice title={words.notTold} error={state.error} />}
        </>
      )}
      {state.phase === 'done' && <Done state={state} isQueued={isQueued} />}
    </div>
  )
}

function Done({ state, isQueued }: { state: EndedAct; isQueued: boolean }) {
  const { sentence, tone } = sayEnding(state, isQueued)
  const { result } = state
  return (
    <>
      {tone === 'good' ? (
        <p className={styles.good}>{words.good(sentence)}</p>
      ) : (
        <Notice tone="error">{sentence}</Notice>
      )}
      {result?.txHash && <HashLabel name={words.transaction} hash={result.txHash} />}
      <EndNotices state={state} />
    </>
  )
}
