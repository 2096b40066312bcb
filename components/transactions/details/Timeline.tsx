import { type ReactNode, useState } from 'react'
import { AccountName } from '@/components/chain/AccountName'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { describeStatus } from '@/components/transactions/list/describeStatus'
import { showMore } from '@/components/transactions/view/words'
import { Button } from '@/components/ui/Button'
import { Claimed } from '@/components/verification/Claimed'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { StatusWord } from '@/components/verification/StatusWord'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { CheckStatus } from '@/lib/safe/verify/verification'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'
import styles from './Timeline.module.css'
import * as words from './words'

type TimelineProps = {
  safe: SafeView
  details: TransactionDetails
  /** Undefined while it is being checked. */
  result: DetailsVerification | undefined
}

const atOnce = 50

/** What happened to a transaction, by whom and when, and what is next. Who proposed it and when it was signed, only the service knows. */
export function Timeline({ safe, details, result }: TimelineProps) {
  const { chainId } = safe
  const [count, setCount] = useState(atOnce)
  const checks = result?.checks
  const { executedAt, txStatus, detailedExecutionInfo: info } = details
  const multisig = info?.type === 'MULTISIG' ? info : undefined
  const nameOf = (account: Parameters<typeof AccountName>[0]['address']) => (
    <AccountName chainId={chainId} address={account} />
  )
  const isWaiting = txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'
  const { proposer, proposedByDelegate, executor, submittedAt, confirmations = [] } = multisig ?? {}
  const signatures = result?.verification?.checks.filter(({ subject }) => subject === 'confirmation') ?? []
  const signed = confirmations.map((each, place) => ({ ...each, place, status: signatures[place]?.status }))
  // Of a thousand not all are drawn at once, but what does not hold is.
  const shown = signed.filter(({ place, status }) => place < count || status === 'mismatch')
  const hidden = signed.length - shown.length
  return (
    <ol className={styles.line} aria-label={words.timeline}>
      {submittedAt !== undefined && (
        <Step time={<ServiceTime time={submittedAt} />}>
          <ServiceWord isLined>
            {words.proposedBy(
              proposer && nameOf(proposer.value),
              proposedByDelegate && nameOf(proposedByDelegate.value),
            )}
          </ServiceWord>
        </Step>
      )}
      {shown.map(({ signer, submittedAt: signedAt, place, status }) => (
        // A service may list a signer twice.
        <Step key={place} time={<ServiceTime time={signedAt} />}>
          <Confirmed status={status} signer={nameOf(signer.value)} />
        </Step>
      ))}
      {hidden > 0 && (
        <li>
          <Button variant="quiet" onClick={() => setCount(count + atOnce)}>
            {showMore(Math.min(atOnce, hidden), hidden)}
          </Button>
        </li>
      )}
      {isWaiting && <NextStep {...{ safe, details, result }} />}
      {!isWaiting && (
        <Step
          time={
            executedAt !== null && (
              <Claimed checks={checks} subject="time" isLined>
                <TimeLabel time={executedAt} form="short" />
              </Claimed>
            )
          }
        >
          <Claimed checks={checks} subject="txStatus">
            {describeStatus(txStatus)}
          </Claimed>
          {executor && (
            <Claimed checks={checks ?? []} subject="executor">
              {words.by(nameOf(executor.value))}
            </Claimed>
          )}
          {info?.type === 'MODULE' && (
            <Claimed checks={checks ?? []} subject="execution">
              {words.byModule(nameOf(info.address.value))}
            </Claimed>
          )}
        </Step>
      )}
    </ol>
  )
}

/** What only a signature proves is said as the signature was found; while it is being checked, the verdict says that. */
function Confirmed({ status, signer }: { status: CheckStatus | undefined; signer: ReactNode }) {
  if (status === 'mismatch') return <StatusWord status={status}>{words.notSignedBy(signer)}</StatusWord>
  const text = words.confirmedBy(signer)
  return status === 'unknown' ? <ServiceWord isLined>{text}</ServiceWord> : text
}

/** What is next, by the signatures that hold and the Safe's own nonce: nothing is promised before that is known. */
function NextStep({ safe, details: { detailedExecutionInfo: info }, result }: TimelineProps) {
  if (info?.type !== 'MULTISIG' || info.nonce < safe.nonce || result?.status === 'mismatch') return null
  const signed = result?.verification?.signedBy.length ?? info.confirmations.length
  const missing = safe.threshold - signed
  const turn = info.nonce === safe.nonce ? words.possibleNow : words.possibleAfter(safe.nonce)
  return (
    <Step isNext time={result?.status === 'match' && (missing > 0 ? words.moreNeeded(missing) : turn)}>
      {missing > 0 ? words.confirm : words.execute}
    </Step>
  )
}

function Step({ time, isNext = false, children }: { time: ReactNode; isNext?: boolean; children: ReactNode }) {
  return (
    <li className={`${styles.step} ${isNext ? styles.next : ''}`}>
      <span>{children}</span>
      <span className={styles.time}>{time}</span>
    </li>
  )
}

function ServiceTime({ time }: { time: number }) {
  return (
    <ServiceWord isLined>
      <TimeLabel time={time} form="short" />
    </ServiceWord>
  )
}
