import { CallView } from '@/components/transactions/view/CallView'
import { ConfirmationList } from '@/components/transactions/view/ConfirmationList'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import { FieldTable } from '@/components/transactions/view/FieldTable'
import { HashLabels } from '@/components/transactions/view/HashLabels'
import { readMove } from '@/components/transactions/view/readMove'
import { Fold } from '@/components/ui/Fold'
import { SignerDots } from '@/components/ui/SignerDots'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { isRejection } from '@/lib/safe/execute/rejection'
import type { SafeTransactionHashes } from '@/lib/safe/hash/transactionHash'
import { listSettingsChanges } from '@/lib/safe/settings/settingsChange'
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
  const { verification, transaction, decoded } = review
  return (
    <>
      {verification.hashes && <HashFold hashes={verification.hashes} />}
      <Fold title={words.calls(decoded.calls.length)} isOpen={!isToldBySentence(safe, info, review)}>
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

/** A payment, a rejection or one change of the settings: nothing is in the bytes that the sentence leaves out. */
function isToldBySentence({ chainId, address }: SafeView, info: TransactionInfo, review: Review): boolean {
  const { decoded, transaction, warnings } = review
  if (warnings.some(({ severity }) => severity === 'danger') || decoded.calls.length > 0) return false
  const native = nativeUnit(chainId)
  return (
    isRejection(address, transaction) ||
    readMove(address, info, decoded, native) !== undefined ||
    listSettingsChanges(address, decoded).length === 1
  )
}
