import dynamic from 'next/dynamic'
import Link from 'next/link'
import type { RefObject } from 'react'
import type { Address } from 'viem'
import { useAccount } from 'wagmi'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { CreationDetails } from '@/components/transactions/details/CreationDetails'
import { TransactionIcon } from '@/components/transactions/view/sentence/TransactionIcon'
import { TransactionSentence } from '@/components/transactions/view/sentence/TransactionSentence'
import { TransactionValue } from '@/components/transactions/view/sentence/TransactionValue'
import rowStyles from '@/components/ui/list/row.module.css'
import { Claimed } from '@/components/verification/Claimed'
import { isLoudStatus, VerificationMark } from '@/components/verification/VerificationMark'
import { includesAddress } from '@/lib/format/address'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { useInView } from '@/lib/query/useInView'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useKnownAddresses } from '@/lib/safe-view/useKnownAddresses'
import { describeEnd } from './describeProgress'
import { nonceOf } from './groupQueue'
import { RowProgress } from './RowProgress'
import { RowRemarks } from './RowRemarks'
import styles from './TransactionRow.module.css'
import { useRowVerification } from './useRowVerification'
import { useRowWarnings } from './useRowWarnings'
import * as words from './words'

// For owners alone.
const RowAct = dynamic(() => import('./RowAct').then((module) => module.RowAct), { ssr: false })

export type TransactionRowProps = {
  safe: SafeView
  transaction: TransactionSummary
  /** False while the list is older than the Safe: then nothing is compared yet. */
  isSettled: boolean
  /** Whom the Safe paid before: an address that looks like one of them is warned of. */
  receivers: readonly Address[]
  /** How many rows before this one claim the same. */
  repeats: number
}

type NearRowProps = TransactionRowProps & { rowRef: RefObject<HTMLLIElement | null> }

/** A row that leads to its details: the service's words at once, checked when it comes into view. */
export function NearRow({ safe, transaction, isSettled, receivers, repeats, rowRef }: NearRowProps) {
  const { txInfo, timestamp } = transaction
  const [, isInView] = useInView('200px 0px', rowRef)
  const known = useKnownAddresses(safe)
  const { address: account } = useAccount()
  const verdict = useRowVerification(safe, transaction, { known, repeats }, isInView && isSettled)
  const { result } = verdict
  const { status, sentence } = isSettled ? verdict : { status: 'loading' as const, sentence: undefined }
  const nonce = nonceOf(transaction)
  const isOver = describeEnd(transaction) !== undefined
  const { said, counted } = useRowWarnings(transaction, known, receivers, result?.warnings)
  const { decoded, claimed, token } = result ?? {}
  const parts = { safe, info: txInfo, decoded, transaction: claimed?.transaction, token }
  const isLoud = isLoudStatus(status)
  const mark = <VerificationMark status={status} sentence={sentence} />
  const content = (
    <>
      <span className={rowStyles.icon} title={nonce === undefined ? undefined : words.nonce(nonce)}>
        <TransactionIcon {...parts} />
      </span>
      <span className={rowStyles.sentence}>
        <TransactionSentence {...parts} />
      </span>
      <span className={rowStyles.meta}>
        {/* Known last: within the sentence it would move the rows below. */}
        <span className={styles.warnings}>{counted > 0 && words.warnings(counted)}</span>
        <span className={rowStyles.value}>
          <TransactionValue {...parts} />
        </span>
        <RowProgress {...{ safe, transaction, result }} />
        <span className={rowStyles.time}>
          <Claimed checks={result?.checks} subject="time" isLined>
            <TimeLabel time={timestamp} form="relative" />
          </Claimed>
        </span>
      </span>
      <span className={rowStyles.mark}>{!isLoud && mark}</span>
      <span className={rowStyles.said}>
        <RowRemarks {...{ safe, transaction, said, isOver }} />
        {isLoud && mark}
      </span>
    </>
  )
  const isActing = !isOver && account !== undefined && includesAddress(safe.owners, account)
  // Its actions are named when it was checked: a third line on a phone.
  const isBatch = txInfo.type === 'Custom' && txInfo.actionCount !== null && !isOver
  const look = `${isOver ? '' : rowStyles.open} ${isBatch ? rowStyles.long : ''} ${isActing ? rowStyles.acting : ''} ${status === 'mismatch' ? rowStyles.wrong : ''}`
  return (
    <li ref={rowRef} className={`${rowStyles.row} ${look}`} data-transaction={transaction.id}>
      {txInfo.type === 'Creation' ? (
        <>
          <div className={rowStyles.link}>{content}</div>
          <div className={styles.more}>
            <CreationDetails safe={safe} info={txInfo} />
          </div>
        </>
      ) : (
        <Link className={rowStyles.link} prefetch={false} href={safeRoutes.transaction(safe, transaction.id)}>
          {content}
        </Link>
      )}
      {isActing && result && <RowAct {...{ safe, account, status, result }} id={transaction.id} />}
    </li>
  )
}
