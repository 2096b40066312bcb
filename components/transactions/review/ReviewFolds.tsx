import { CallView } from '@/components/transactions/view/CallView'
import { ConfirmationList } from '@/components/transactions/view/ConfirmationList'
import { FieldTable } from '@/components/transactions/view/FieldTable'
import { HashLabels } from '@/components/transactions/view/HashLabels'
import { isToldWhole } from '@/components/transactions/view/sentence/transactionCategory'
import { toSentenceInput } from '@/components/transactions/view/sentence/useTransactionSentence'
import { Fold } from '@/components/ui/Fold'
import { SignerDots } from '@/components/ui/SignerDots'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { listOwnerChanges } from '@/lib/safe/call/ownerRisks'
import type { SafeTransactionHashes } from '@/lib/safe/hash/transactionHash'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { Review } from '@/lib/signing/transaction/review'
import styles from './ReviewFolds.module.css'
import * as words from './words'

type ReviewFoldsProps = {
  safe: SafeView
  info: TransactionInfo
  review: Review
  isQueued: boolean
}

/** All that is signed and proves it, a click away; calls whose sentence does not say it all stand open. */
export function ReviewFolds({ safe, info, review, isQueued }: ReviewFoldsProps) {
  const { verification, transaction, decoded, warnings } = review
  const isListed = listOwnerChanges(safe.address, decoded).length > 0
  const isTold = isListed || isToldWhole(toSentenceInput({ safe, info, decoded, transaction }))
  const isDangerous = warnings.some(({ severity }) => severity === 'danger')
  return (
    <>
      {verification.hashes && <HashFold hashes={verification.hashes} />}
      <Fold title={words.calls(decoded.calls.length)} isOpen={!isTold || isDangerous}>
        <CallView safe={safe} call={decoded} />
      </Fold>
      <Fold
        title={
          <span className={styles.title}>
            {words.signatures} <SignerDots signed={verification.signedBy.length} needed={safe.threshold} />
          </span>
        }
      >
        <ConfirmationList
          {...{ safe, verification, claimed: review.claimed, owners: safe.owners, isService: isQueued }}
        />
      </Fold>
      <Fold title={words.allFields}>
        <FieldTable safe={safe} transaction={transaction} />
      </Fold>
    </>
  )
}

function HashFold({ hashes }: { hashes: SafeTransactionHashes }) {
  const { domainHash, messageHash, safeTxHash } = hashes
  return (
    <Fold
      title={
        <span className={styles.title}>
          {words.hashes}{' '}
          <code className={styles.short}>{words.shortHashes([domainHash, messageHash, safeTxHash])}</code>
        </span>
      }
    >
      <HashLabels hashes={hashes} />
    </Fold>
  )
}
