import Link from 'next/link'
import { memo } from 'react'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { VerificationBadge } from '@/components/chain/VerificationBadge'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { useInView } from '@/lib/query/useInView'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/verify/safeView'
import { describeProgress } from './describeProgress'
import { nonceOf } from './groupQueue'
import { TransactionInfoLabel } from './TransactionInfoLabel'
import styles from './TransactionRow.module.css'
import { useRowVerification } from './useRowVerification'

type TransactionRowProps = {
  safe: SafeView
  transaction: TransactionSummary
  /** False while the list is older than the Safe: then nothing is compared yet. */
  isSettled: boolean
}

/** One transaction of a list, checked when it comes into view. */
export const TransactionRow = memo(function TransactionRow({ safe, transaction, isSettled }: TransactionRowProps) {
  const [ref, isInView] = useInView<HTMLLIElement>('200px 0px')
  const { status, sentence, result } = useRowVerification(safe, transaction, isInView && isSettled)
  const nonce = nonceOf(transaction)
  const { word, tone, isOver } = describeProgress(safe, transaction, result)
  const warnings = result?.warnings.filter(({ severity }) => severity !== 'notice') ?? []
  return (
    <li ref={ref} className={styles.row} data-transaction={transaction.id}>
      <span className={styles.nonce}>
        {nonce !== undefined && (
          <>
            <span className="visually-hidden">Nonce </span>
            {`${nonce}`}
          </>
        )}
      </span>
      <div className={styles.info}>
        <TransactionInfoLabel
          safe={safe}
          info={transaction.txInfo}
          decoded={result?.decoded}
          transaction={result?.claimed?.transaction}
        />
        {transaction.note && <p className={styles.note}>Note: {transaction.note}</p>}
      </div>
      <div className={styles.progress}>
        <span className={styles[tone]}>{word}</span>
        <span className={styles.time}>
          <TimeLabel time={transaction.timestamp} isRelative={!isOver} />
        </span>
      </div>
      <div className={styles.verdict}>
        <VerificationBadge status={isSettled ? status : 'loading'} sentence={isSettled ? sentence : undefined} />
        {warnings.length > 0 && (
          <span className={styles.warnings}>{warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}</span>
        )}
      </div>
      <Link className={styles.link} href={safeRoutes.transaction(safe, transaction.id)}>
        Details
        {nonce !== undefined && <span className="visually-hidden"> of nonce {`${nonce}`}</span>}
      </Link>
    </li>
  )
})
