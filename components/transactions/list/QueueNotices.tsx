import { Button } from '@/components/ui/Button'
import { HexText } from '@/components/ui/HexText'
import { Notice } from '@/components/ui/notice/Notice'
import { sayReason } from '@/lib/safe/verify/reason'
import styles from './QueueNotices.module.css'
import type { QueueChecks } from './useQueueChecks'
import * as words from './words'

type QueueNoticesProps = { state: QueueChecks }

/** What is wrong with the queue as a whole, above it. */
export function QueueNotices({ state: { checks, hasMissing, forgetMissing } }: QueueNoticesProps) {
  const wrong = checks.filter(({ status }) => status === 'mismatch')
  const doubtful = checks.filter(({ status }) => status === 'unknown')
  return (
    <>
      {wrong.length > 0 && (
        <div data-contradiction>
          <Notice tone="error" title={words.listIsWrong}>
            <ul className={styles.list}>
              {wrong.map(({ reason, field, expected, received }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what is listed twice is wrong twice
                <li key={`${field} ${expected ?? received} ${index}`}>
                  {sayReason(reason)}{' '}
                  <span className={styles.hash}>
                    <HexText text={`${expected ?? received}`} />
                  </span>
                </li>
              ))}
            </ul>
            {hasMissing && (
              <p>
                {words.missingHint} <Button onClick={forgetMissing}>{words.forgetMissing}</Button>
              </p>
            )}
          </Notice>
        </div>
      )}
      {doubtful.map(({ reason }) => (
        <Notice key={reason.code} tone="warning" title={words.gap}>
          {sayReason(reason)}
        </Notice>
      ))}
    </>
  )
}
