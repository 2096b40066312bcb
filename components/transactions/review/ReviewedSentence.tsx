import { AddressLabel } from '@/components/chain/AddressLabel'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import { ChangedOwners } from '@/components/transactions/view/info/ChangedOwners'
import { SettingsChangeInfo } from '@/components/transactions/view/info/SettingsChangeInfo'
import { readMove } from '@/components/transactions/view/readMove'
import { TransactionSentence } from '@/components/transactions/view/sentence/TransactionSentence'
import { CopyIcon } from '@/components/ui/CopyIcon'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { listOwnerChanges } from '@/lib/safe/call/ownerRisks'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { Review } from '@/lib/signing/transaction/review'
import { BalanceChanges } from './BalanceChanges'
import styles from './ReviewedSentence.module.css'
import * as words from './words'

type ReviewedSentenceProps = {
  safe: SafeView
  /** What the service says that it is. */
  info: TransactionInfo
  review: Review
  /** It is not what it says: that it would succeed recommends nothing then. */
  isWrong: boolean
}

/** What is agreed to: the sentence, what it does to the balances, and who receives it or is called, in full. */
export function ReviewedSentence({ safe, info, review, isWrong }: ReviewedSentenceProps) {
  const { chainId, address } = safe
  const { decoded, transaction } = review
  const native = nativeUnit(chainId)
  const changes = listOwnerChanges(address, decoded)
  const [change, ...more] = changes
  const to = readMove(address, info, decoded, native)?.recipient ?? decoded.to
  return (
    <section className={styles.what} aria-label={words.whatItDoes}>
      <h3 className={styles.sentence}>
        <TransactionSentence {...{ safe, info, decoded, transaction }} />
      </h3>
      <BalanceChanges safe={safe} transaction={transaction} isWrong={isWrong} />
      {change && more.length === 0 && <ChangedOwners chainId={chainId} change={change} />}
      {more.length > 0 && <SettingsChangeInfo changes={changes} source="call" />}
      {decoded.calls.length === 0 && !change && (
        <div className={styles.to}>
          <span className={styles.term}>{words.to}</span>
          <AddressLabel chainId={chainId} address={to} />
          <CopyIcon text={to} label={words.copyAddress} />
        </div>
      )}
    </section>
  )
}
