import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import styles from './QueueNotices.module.css'
import type { QueueChecks } from './useQueueChecks'

type QueueNoticesProps = { state: QueueChecks }

/** What is wrong with the queue as a whole, above it. */
export function QueueNotices({ state: { checks, hasMissing, forgetMissing } }: QueueNoticesProps) {
  const wrong = checks.filter(({ status }) => status === 'mismatch')
  const doubtful = checks.filter(({ status }) => status === 'unknown')
  return (
    <>
      {wrong.length > 0 && (
        <Notice tone="error" title="The gateway’s list of this queue is not right">
          <ul className={styles.list}>
            {wrong.map(({ reason, field, expected, received }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is listed twice is wrong twice
              <li key={`${field} ${expected ?? received} ${index}`}>
                {reason} <span className={styles.hash}>{expected ?? received}</span>
              </li>
            ))}
          </ul>
          {hasMissing && (
            <p>
              What is missing may have been deleted by whoever proposed it, or the gateway hides it.{' '}
              <Button onClick={forgetMissing}>I know, forget what is missing</Button>
            </p>
          )}
        </Notice>
      )}
      {doubtful.map(({ reason }) => (
        <Notice key={reason} tone="warning" title="The queue has a gap">
          {reason}
        </Notice>
      ))}
    </>
  )
}
