import { TriangleAlert } from 'lucide-react'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { QueueGroup } from './groupQueue'
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
export function QueueSection({ title, explanation, safe, groups, isSettled, repeats }: QueueSectionProps) {
  if (groups.length === 0) return null
  let start = 0
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {explanation && <p className={styles.explanation}>{explanation}</p>}
      </div>
      <div className={styles.groups}>
        {groups.map(({ nonce, transactions }, index) => {
          const isConflict = nonce !== undefined && transactions.length > 1
          const before = start
          start += transactions.length
          return (
            <div key={`${nonce ?? `none ${index}`}`} className={isConflict ? styles.conflict : undefined}>
              {isConflict && (
                <h3 className={styles.warning}>
                  <TriangleAlert size={16} />
                  {words.sharedNonce(nonce)}
                </h3>
              )}
              <TransactionRows
                {...{ safe, transactions, isSettled, repeats }}
                start={before}
                label={nonce === undefined ? words.noNonce : words.nonce(nonce)}
              />
            </div>
          )
        })}
      </div>
    </section>
  )
}
