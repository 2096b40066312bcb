import type { ReactNode } from 'react'
import { AccountName } from '@/components/chain/AccountName'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { describeStatus } from '@/components/transactions/list/describeStatus'
import { Claimed } from '@/components/verification/Claimed'
import { ServiceWord } from '@/components/verification/ServiceWord'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { Check } from '@/lib/safe/verify/verification'
import styles from './Timeline.module.css'
import * as words from './words'

type TimelineProps = {
  chainId: number
  details: TransactionDetails
  /** Undefined while they are being made. */
  checks: readonly Check[] | undefined
}

/** What happened to a transaction, by whom and when. Who proposed it and when it was signed, only the service knows. */
export function Timeline({ chainId, details, checks }: TimelineProps) {
  const { executedAt, txStatus, detailedExecutionInfo: info } = details
  const multisig = info?.type === 'MULTISIG' ? info : undefined
  const nameOf = (account: Parameters<typeof AccountName>[0]['address']) => (
    <AccountName chainId={chainId} address={account} />
  )
  const isWaiting = txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'
  const { proposer, proposedByDelegate, executor, submittedAt, confirmations = [] } = multisig ?? {}
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
      {confirmations.map(({ signer, submittedAt: signedAt }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a service may list a signer twice
        <Step key={place} time={<ServiceTime time={signedAt} />}>
          {words.confirmedBy(nameOf(signer.value))}
        </Step>
      ))}
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

function Step({ time, children }: { time: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
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
