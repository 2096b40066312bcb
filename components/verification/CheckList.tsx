import { isHex, size } from 'viem'
import { HexText } from '@/components/ui/HexText'
import { sayReason } from '@/lib/safe/verify/reason'
import type { Check } from '@/lib/safe/verify/verification'
import { fieldLabel } from '@/lib/verify/checks/describeCheck'
import styles from './CheckList.module.css'
import { StatusWord } from './StatusWord'
import * as words from './words'

type CheckListProps = { checks: readonly Check[] }

const order = ['mismatch', 'unknown', 'match']

/** Every comparison that was made, what is wrong first, with both values in full where they differ. */
export function CheckList({ checks }: CheckListProps) {
  const sorted = checks.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  return (
    <ul className={styles.list} aria-label={words.checks}>
      {sorted.map(({ status, subject, field, reason, owner, expected, received }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one subject may be checked several times
        <li key={`${subject}-${index}`}>
          <span className={styles.word}>
            <StatusWord status={status}>{words.checkResults[status]}</StatusWord>
          </span>
          <div className={styles.body}>
            <p className={styles.subject}>{fieldLabel(field ?? subject)}</p>
            <div className={styles.text}>
              <p>{sayReason(reason)}</p>
              {owner && (
                <code className={styles.value}>
                  <HexText text={owner} />
                </code>
              )}
              {status === 'mismatch' && (expected ?? received) !== undefined && (
                <dl className={styles.values}>
                  {expected !== undefined && <Value term={words.expected} value={expected} />}
                  {received !== undefined && <Value term={words.received} value={received} />}
                </dl>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Value({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{isHex(value) && size(value) > 32 ? words.withLength(term, size(value)) : term}</dt>
      <dd className={styles.value}>
        <HexText text={value} />
      </dd>
    </div>
  )
}
