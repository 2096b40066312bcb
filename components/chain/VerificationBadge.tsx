import type { CheckStatus } from '@/lib/safe/verification'
import styles from './VerificationBadge.module.css'

type VerificationBadgeProps = { status: CheckStatus | 'loading'; sentence?: string | undefined }

// The word carries the meaning; sign and colour only repeat it.
const looks = {
  match: { word: 'Verified', sign: '✓', className: styles.match },
  mismatch: { word: 'Mismatch', sign: '✗', className: styles.mismatch },
  unknown: { word: 'Not verified', sign: '?', className: styles.unknown },
  loading: { word: 'Checking…', sign: '…', className: styles.loading },
}

/** The result of checking what the service says, in a word, and in a sentence where there is room. */
export function VerificationBadge({ status, sentence }: VerificationBadgeProps) {
  const { word, sign, className } = looks[status]
  return (
    <span className={styles.verdict} data-verification={status}>
      <span className={`${styles.badge} ${className}`}>
        <span aria-hidden="true">{sign}</span> {word}
      </span>
      {sentence && <span className={styles.sentence}>{sentence}</span>}
    </span>
  )
}
