import Link from 'next/link'
import { memo, useMemo } from 'react'
import type { Address } from 'viem'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { CreationDetails } from '@/components/transactions/details/CreationDetails'
import { ActHints } from '@/components/transactions/review/ActHints'
import { TransactionSentence } from '@/components/transactions/view/sentence/TransactionSentence'
import rowStyles from '@/components/ui/list/row.module.css'
import { Claimed } from '@/components/verification/Claimed'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { useInView } from '@/lib/query/useInView'
import { safeRoutes } from '@/lib/routes'
import type { Warning, WarningCode } from '@/lib/safe/call/warnings'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useKnownAddresses } from '@/lib/safe-view/useKnownAddresses'
import { readIdHash } from '@/lib/verify/claimedTransaction'
import { gatewayWarnings, warnSummary } from '@/lib/verify/transferWarnings'
import { describeProgress } from './describeProgress'
import { nonceOf } from './groupQueue'
import styles from './TransactionRow.module.css'
import { useRowVerification } from './useRowVerification'
import * as words from './words'

type TransactionRowProps = {
  safe: SafeView
  transaction: TransactionSummary
  /** False while the list is older than the Safe: then nothing is compared yet. */
  isSettled: boolean
  /** Whom the Safe paid before: an address that looks like one of them is warned of. */
  receivers: readonly Address[]
  /** How many rows before this one claim the same. */
  repeats: number
}

const saidInFull = new Set<WarningCode>(['lookAlikeAddress', 'movesNothing', 'onlyTokenSent', ...gatewayWarnings])

/** One transaction of a list, checked when it comes into view. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { safe, transaction, isSettled, receivers, repeats } = props
  const { txInfo, executionInfo, note } = transaction
  const [ref, isInView] = useInView<HTMLLIElement>('200px 0px')
  const known = useKnownAddresses(safe)
  const { status, sentence, result } = useRowVerification(safe, transaction, { known, repeats }, isInView && isSettled)
  const nonce = nonceOf(transaction)
  const { word, tone, isOver } = describeProgress(safe, transaction, result)
  const listed = useMemo(
    () => warnSummary(txInfo, executionInfo !== null, [...known, ...receivers]),
    [txInfo, executionInfo, known, receivers],
  )
  const { said, counted } = sortWarnings([...listed, ...(result?.warnings ?? [])])
  return (
    <li ref={ref} className={`${rowStyles.row} ${styles.row}`} data-transaction={transaction.id}>
      <span className={styles.nonce}>
        {nonce !== undefined && (
          <>
            <span className="visually-hidden">{words.nonceWord} </span>
            {`${nonce}`}
          </>
        )}
      </span>
      <div className={styles.info}>
        <TransactionSentence
          safe={safe}
          info={txInfo}
          decoded={result?.decoded}
          transaction={result?.claimed?.transaction}
          token={result?.token}
        />
        {note && (
          <p className={styles.note}>
            <ServiceWord>{words.note(note)}</ServiceWord>
          </p>
        )}
        {!isOver && <ActHints safe={safe} hash={readIdHash(transaction.id)} isShort />}
        {[...said].map(([key, { message, code }]) => (
          <p key={key} className={styles.warning}>
            {gatewayWarnings.has(code) ? <ServiceWord note={null}>{message}</ServiceWord> : message}
          </p>
        ))}
      </div>
      <div className={rowStyles.progress}>
        <span className={styles[tone]}>
          {isOver ? (
            <Claimed checks={result?.checks} subject="txStatus">
              {word}
            </Claimed>
          ) : (
            word
          )}
        </span>
        <span className={rowStyles.time}>
          <Claimed checks={result?.checks} subject="time">
            <TimeLabel time={transaction.timestamp} isRelative={!isOver} />
          </Claimed>
        </span>
      </div>
      <div className={styles.verdict}>
        <VerificationBadge status={isSettled ? status : 'loading'} sentence={isSettled ? sentence : undefined} />
        {counted > 0 && <span className={styles.warnings}>{words.warnings(counted)}</span>}
      </div>
      {txInfo.type === 'Creation' ? (
        <div className={styles.more}>
          <CreationDetails safe={safe} info={txInfo} />
        </div>
      ) : (
        <Link className={rowStyles.link} href={safeRoutes.transaction(safe, transaction.id)}>
          {words.details}
          {nonce !== undefined && <span className="visually-hidden"> {words.ofNonce(nonce)}</span>}
        </Link>
      )}
    </li>
  )
})

/** What must not be missed is said in the row, once; of the rest, which the details say, the number. */
function sortWarnings(warnings: readonly Warning[]): { said: ReadonlyMap<string, Warning>; counted: number } {
  const said = warnings.filter(({ code }) => saidInFull.has(code))
  const others = warnings.filter(({ code, severity }) => severity !== 'notice' && !saidInFull.has(code))
  const once = new Map(said.map((warning) => [`${warning.code} ${warning.address}`, warning]))
  return { said: once, counted: others.length }
}
