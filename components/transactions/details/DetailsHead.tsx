import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { SafeTitle } from '@/components/safe/layout/SafeTitle'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import type { LocalCall } from '@/components/transactions/view/readLocalCall'
import { readMove } from '@/components/transactions/view/readMove'
import { TransactionIcon } from '@/components/transactions/view/sentence/TransactionIcon'
import { TransactionSentence } from '@/components/transactions/view/sentence/TransactionSentence'
import { TransactionValue } from '@/components/transactions/view/sentence/TransactionValue'
import { useSentenceText } from '@/components/transactions/view/sentence/useSentenceText'
import { useTransactionSentence } from '@/components/transactions/view/sentence/useTransactionSentence'
import { TransactionInfoView } from '@/components/transactions/view/TransactionInfoView'
import { useTokenUnit } from '@/components/transactions/view/useTokenUnit'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { SourcesLine } from '@/components/verification/SourcesLine'
import { chainName } from '@/lib/config/chainName'
import { displayName } from '@/lib/format/displayName'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './DetailsHead.module.css'
import * as words from './words'

type DetailsHeadProps = { safe: SafeView; details: TransactionDetails; local: LocalCall; reason: string | undefined }

/** What the transaction does and is worth, to whom, where, and from which app it is said to come. */
export function DetailsHead({ safe, details, local, reason }: DetailsHeadProps) {
  const { chainId, address } = safe
  const { txInfo, note, sources, safeAppInfo, txHash, detailedExecutionInfo: execution } = details
  const { decoded, claimed } = local
  const native = nativeUnit(chainId)
  const token = useTokenUnit(chainId, readMove(address, txInfo, decoded, native)?.token)
  const parts = { safe, info: txInfo, decoded, transaction: claimed?.transaction, token }
  const name = useSentenceText(chainId, useTransactionSentence(parts))
  return (
    <div className={styles.head}>
      <SafeTitle safe={safe} page={name} />
      <h2 className={styles.title}>
        <TransactionIcon {...parts} size={24} />
        {/* Whoever has no name stands below in full: here that would be a line that goes when a name comes. */}
        <TransactionSentence {...parts} />
      </h2>
      <p className={styles.facts}>
        <TransactionValue {...parts} />
        <span>{chainName(chainId, 'label')}</span>
        {execution?.type === 'MULTISIG' && <span title={words.nonce}>{words.nonceSign(execution.nonce)}</span>}
        {safeAppInfo && <ServiceWord>{words.fromApp(displayName(safeAppInfo.name) ?? words.namelessApp)}</ServiceWord>}
        {txHash && (
          <ExplorerLink chainId={chainId} kind="tx" value={txHash}>
            {words.viewOnExplorer}
          </ExplorerLink>
        )}
      </p>
      {reason && <p>{reason}</p>}
      <TransactionInfoView safe={safe} info={txInfo} local={local} />
      <SourcesLine sources={sources} />
      {note && (
        <p className={styles.note}>
          <ServiceWord>{words.proposerNote(note)}</ServiceWord>
        </p>
      )}
    </div>
  )
}
