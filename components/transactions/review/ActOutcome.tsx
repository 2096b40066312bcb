import { HashLabel } from '@/components/chain/HashLabel'
import { ActNotices } from '@/components/safe/act/ActNotices'
import { endings, overdue } from '@/components/transactions/begun/words'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import type { ActEnd, ActKind } from '@/lib/signing/transaction/performAct'
import type { ActState } from '@/lib/signing/useAct'
import styles from './ActOutcome.module.css'
import { TransactionExport } from './TransactionExport'
import * as words from './words'

export type TransactionActState = ActState<ActKind, ActEnd>
type Ended = Extract<TransactionActState, { phase: 'done' }>
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

function Done({ state, isQueued }: { state: Ended; isQueued: boolean }) {
  const { kind, result, warning, file } = state
  const isGood = !result || result.outcome === 'success'
  const sentence = sayEnding(state, isQueued)
  return (
    <>
      {isGood ? <p className={styles.good}>{words.good(sentence)}</p> : <Notice tone="error">{sentence}</Notice>}
      {file && <TransactionExport file={file} />}
      {result?.txHash && <HashLabel name={words.transaction} hash={result.txHash} />}
      {result?.gap !== undefined && <FailureNotice title={words.otherNotTold} error={result.gap} />}
      {warning !== undefined && (
        <FailureNotice title={kind === 'approve' ? words.approvalNotTaken : words.notAllTaken} error={warning} />
      )}
    </>
  )
}

function sayEnding({ kind, result }: Ended, isQueued: boolean): string {
  if (kind === 'delete') return words.deleted
  if (kind === 'sign' || kind === 'deliver') return isQueued ? words.confirmed : words.proposed
  if (kind === 'handOver') return words.handedOver
  if (kind === 'signOffline') return words.signedOffline
  if (!result) return words.done
  return kind === 'approve' && result.outcome === 'success' ? words.approved : endings[result.outcome]
}
