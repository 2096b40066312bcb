import { HashLabel } from '@/components/chain/HashLabel'
import { ActNotices } from '@/components/safe/act/ActNotices'
import { endings, overdue } from '@/components/transactions/begun/describeAct'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import type { ActEnd, ActKind } from '@/lib/signing/transaction/performAct'
import type { ActState } from '@/lib/signing/useAct'
import styles from './ActOutcome.module.css'
import { TransactionExport } from './TransactionExport'

export type TransactionActState = ActState<ActKind, ActEnd>
type Ended = Extract<TransactionActState, { phase: 'done' }>
type ActOutcomeProps = { state: TransactionActState; isQueued: boolean }

const waiting: Record<ActKind, string> = {
  sign: 'Checked again. Compare the hash, then sign in your wallet…',
  deliver: 'Checked again. Handing your signature over…',
  signOffline: 'Checked again. Compare the hash, then sign in your wallet…',
  handOver: 'Checked again. Handing the signatures over…',
  execute: 'Checked again. Confirm in your wallet…',
  approve: 'Checked again. Confirm in your wallet…',
  delete: 'Sign the deletion in your wallet…',
}

const unreported = 'The chain has your approval, but the service did not take it'

/** How the act that was started stands, for eyes and screen readers. */
export function ActOutcome({ state, isQueued }: ActOutcomeProps) {
  return (
    <div aria-live="polite" className={styles.outcome} data-phase={state.phase}>
      {state.phase === 'wallet' && <p>{waiting[state.kind]}</p>}
      <ActNotices state={state} />
      {state.phase === 'sent' && (
        <>
          <p>{state.isOverdue ? overdue : 'Sent. Waiting until the chain has it…'}</p>
          <HashLabel name="Transaction" hash={state.txHash} />
          {state.error !== undefined && (
            <FailureNotice title="The chain does not say what became of it" error={state.error} />
          )}
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
      {isGood ? <p className={styles.good}>✓ {sentence}</p> : <Notice tone="error">{sentence}</Notice>}
      {file && <TransactionExport file={file} />}
      {result?.txHash && <HashLabel name="Transaction" hash={result.txHash} />}
      {result?.gap !== undefined && (
        <FailureNotice title="The chain does not say whether another transaction did it" error={result.gap} />
      )}
      {warning !== undefined && (
        <FailureNotice title={kind === 'approve' ? unreported : 'Not all signatures were taken'} error={warning} />
      )}
    </>
  )
}

function sayEnding({ kind, result }: Ended, isQueued: boolean): string {
  if (kind === 'delete') return 'Deleted: the service lists it no more. Signatures that were given still hold.'
  if (kind === 'sign' || kind === 'deliver')
    return isQueued ? 'Confirmed: your signature is there.' : 'Proposed: it is in the queue.'
  if (kind === 'handOver') return 'Handed over: it is in the queue.'
  if (kind === 'signOffline') return 'Signed. Nobody was told: hand the transaction on to the other owners.'
  if (!result) return 'Done.'
  return kind === 'approve' && result.outcome === 'success' ? 'Approved on the chain.' : endings[result.outcome]
}
