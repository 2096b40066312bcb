import dynamic from 'next/dynamic'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { SourcesRemark } from '@/components/verification/SourcesRemark'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { Warning } from '@/lib/safe/call/warnings'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useHasActs } from '@/lib/signing/unfinished/useHasActs'
import { readIdHash } from '@/lib/verify/claimedTransaction'
import { gatewayWarnings } from '@/lib/verify/transferWarnings'
import styles from './TransactionRow.module.css'
import * as words from './words'

const loadHints = () => import('@/components/transactions/review/ActHints').then((module) => module.ActHints)
const ActHints = dynamic(loadHints, { ssr: false })

type RowRemarksProps = { safe: SafeView; transaction: TransactionSummary; said: readonly Warning[]; isOver: boolean }

/** What is said below the line of a row: the proposer's note, what was begun here, and what must not be missed. */
export function RowRemarks({ safe, transaction: { id, note, sources }, said, isOver }: RowRemarksProps) {
  const hasActs = useHasActs(safe)
  return (
    <>
      {note && (
        <span className={styles.note}>
          <ServiceWord>{words.note(note)}</ServiceWord>
        </span>
      )}
      {!isOver && hasActs && <ActHints safe={safe} hash={readIdHash(id)} isShort />}
      <SourcesRemark className={styles.warning} sources={sources} />
      {said.map(({ message, code, address }) => (
        <span key={`${code} ${address}`} className={styles.warning}>
          {gatewayWarnings.has(code) ? <ServiceWord note={null}>{message}</ServiceWord> : message}
        </span>
      ))}
    </>
  )
}
