import { TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { listParts, type QueueGroup, type QueuePart } from './groupQueue'
import styles from './QueueSection.module.css'
import { TransactionRows } from './TransactionRows'
import * as words from './words'

type QueueSectionProps = {
  title: string
  explanation?: string
  safe: SafeView
  groups: readonly QueueGroup[]
  isSettled: boolean
  repeats: ReadonlyMap<TransactionSummary, number>
}

/** One part of the queue: transactions that exclude each other stand together, under a heading that says so. */
export function QueueSection({ title, explanation, groups, ...rows }: QueueSectionProps) {
  if (groups.length === 0) return null
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {explanation && <p className={styles.explanation}>{explanation}</p>}
      </div>
      <div className={styles.groups}>
        {listParts(groups).map((part) => (
          <PartRows key={part.name} part={part} {...rows} />
        ))}
      </div>
    </section>
  )
}

type PartRowsProps = Pick<QueueSectionProps, 'safe' | 'isSettled' | 'repeats'> & { part: QueuePart }

/** What of a long queue is laid out together, and only near the window. */
function PartRows({ part: { groups, start, rows }, ...common }: PartRowsProps) {
  const room: CSSProperties & Record<'--rows', number> = { '--rows': rows }
  let before = start
  return (
    <div className={styles.part} style={room}>
      {groups.map(({ nonce, transactions }, index) => {
        const isConflict = nonce !== undefined && transactions.length > 1
        const first = before
        before += transactions.length
        return (
          <div key={`${nonce ?? `none ${index}`}`} className={isConflict ? styles.conflict : undefined}>
            {isConflict && (
              <h3 className={styles.warning}>
                <TriangleAlert size={16} />
                {words.sharedNonce(nonce)}
              </h3>
            )}
            <TransactionRows
              {...{ ...common, transactions }}
              start={first}
              label={nonce === undefined ? words.noNonce : words.nonce(nonce)}
            />
          </div>
        )
      })}
    </div>
  )
}
