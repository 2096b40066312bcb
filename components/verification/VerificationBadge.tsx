import type { CheckStatus } from '@/lib/safe/verify/verification'
import { StatusWord } from './StatusWord'
import styles from './VerificationBadge.module.css'
import * as words from './words'

type VerificationBadgeProps = { status: CheckStatus | 'loading'; sentence?: string | undefined }

/** The result of checking what the service says, in a word, and in a sentence where there is room. */
export function VerificationBadge({ status, sentence }: VerificationBadgeProps) {
  return (
    <span className={styles.verdict} data-verification={status}>
      <StatusWord status={status} className={styles.badge}>
        {/* The word carries the meaning; sign and colour only repeat it. */}
        {words.verdicts[status]}
      </StatusWord>
      {sentence && <span className={styles.sentence}>{sentence}</span>}
    </span>
  )
}
