import { useId } from 'react'
import { SafeTitle } from '@/components/safe/layout/SafeTitle'
import type { LocalCall } from '@/components/transactions/view/readLocalCall'
import { readMove } from '@/components/transactions/view/readMove'
import { TransactionSentence } from '@/components/transactions/view/sentence/TransactionSentence'
import { useSentenceText } from '@/components/transactions/view/sentence/useSentenceText'
import { useTransactionSentence } from '@/components/transactions/view/sentence/useTransactionSentence'
import { TransactionInfoView } from '@/components/transactions/view/TransactionInfoView'
import { useTokenUnit } from '@/components/transactions/view/useTokenUnit'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { findChain } from '@/lib/config/chain'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { sayReason } from '@/lib/safe/verify/reason'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'
import { DetailsFacts } from './DetailsFacts'
import styles from './DetailsSummary.module.css'
import type { VerificationState } from './useDetailsVerification'
import * as words from './words'

type DetailsSummaryProps = {
  safe: SafeView
  details: TransactionDetails
  local: LocalCall
  verification: VerificationState
}

/** What the transaction is, whether that was checked, and how far it is. */
export function DetailsSummary({ safe, details, local, verification }: DetailsSummaryProps) {
  const { chainId, address } = safe
  const { txInfo, note } = details
  const { result } = verification
  const { status, sentence } = doubtVerdict(verification, safe.chain)
  const { decoded, claimed } = local
  const titleId = useId()
  const native = findChain(chainId)?.nativeCurrency ?? { symbol: null, decimals: null }
  const token = useTokenUnit(chainId, readMove(address, txInfo, decoded, native)?.token)
  const parts = { safe, info: txInfo, decoded, transaction: claimed?.transaction, token }
  const name = useSentenceText(chainId, useTransactionSentence(parts))
  return (
    <section className={`${styles.summary} ${styles[status]}`} aria-labelledby={titleId}>
      <SafeTitle safe={safe} page={name} />
      <h2 id={titleId} className={styles.title}>
        <TransactionSentence {...parts} isFull />
      </h2>
      <p className={styles.verdict} aria-live="polite">
        <VerificationBadge status={status} sentence={sentence} />
      </p>
      {result?.reason && <p>{sayReason(result.reason)}</p>}
      <TransactionInfoView safe={safe} info={txInfo} local={local} token={token} />
      {note && (
        <p className={styles.note}>
          <ServiceWord>{words.proposerNote(note)}</ServiceWord>
        </p>
      )}
      <DetailsFacts chainId={chainId} details={details} checks={result?.checks} />
    </section>
  )
}
