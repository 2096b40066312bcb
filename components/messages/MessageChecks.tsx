import type { Check } from '@/lib/safe/verification'
import { fieldLabel } from '@/lib/verify/describeCheck'
import styles from './MessageChecks.module.css'

type MessageChecksProps = { checks: readonly Check[] }

const words = { mismatch: 'Mismatch', unknown: 'Unknown', match: 'Match' }
const order = ['mismatch', 'unknown', 'match']

/** Every comparison that was made, what is wrong first, with both values in full where they differ. */
export function MessageChecks({ checks }: MessageChecksProps) {
  const sorted = checks.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  return (
    <ul className={styles.list} aria-label="Checks">
      {sorted.map(({ status, subject, field, reason, owner, expected, received }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one subject may be checked several times
        <li key={`${subject}-${index}`}>
          <span className={`${styles.word} ${styles[status]}`}>{words[status]}</span>
          <div className={styles.body}>
            <p className={styles.subject}>{fieldLabel(field ?? subject)}</p>
            <p>{reason}</p>
            {owner && <code className={styles.value}>{owner}</code>}
            {status === 'mismatch' && expected !== undefined && (
              <p className={styles.value}>{`Expected ${expected}`}</p>
            )}
            {status === 'mismatch' && received !== undefined && (
              <p className={styles.value}>{`Received ${received}`}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
