import { SignerDots } from '@/components/ui/SignerDots'
import { Claimed } from '@/components/verification/Claimed'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'
import { describeEnd } from './describeProgress'
import styles from './TransactionRow.module.css'
import * as words from './words'

type RowProgressProps = { safe: SafeView; transaction: TransactionSummary; result: DetailsVerification | undefined }

/**
 * How far a transaction is. Signatures count when they were verified, against the Safe's own threshold; before that the
 * service's numbers stand. That it ended well is what a history is about, and not said on each row.
 */
export function RowProgress({ safe, transaction, result }: RowProgressProps) {
  const end = describeEnd(transaction)
  if (end) {
    return (
      <span className={styles[end.tone]}>
        <Claimed checks={result?.checks} subject="txStatus" isLined>
          {end.word}
        </Claimed>
      </span>
    )
  }
  const { executionInfo } = transaction
  if (executionInfo?.type !== 'MULTISIG') return <span>{words.unknownStatus}</span>
  const signed = result?.verification?.signedBy.length ?? executionInfo.confirmationsSubmitted
  return <SignerDots signed={signed} needed={safe.threshold} isBare />
}
