import type { CheckStatus } from '@/lib/safe/verify/verification'
import { StatusWord } from './StatusWord'
import styles from './VerificationMark.module.css'
import * as words from './words'

type VerificationMarkProps = { status: CheckStatus | 'loading'; sentence?: string | undefined }

const signs = { match: '✓', loading: '…' }

/** Whether a verdict is told first and in words: it found something wrong, or could not be reached. */
export function isLoudStatus(status: VerificationMarkProps['status']): status is 'mismatch' | 'unknown' {
  return status === 'mismatch' || status === 'unknown'
}

/** The result of checking a row: one sign while all is well, with its sentence as the tooltip, and said loud when not. */
export function VerificationMark({ status, sentence }: VerificationMarkProps) {
  if (!isLoudStatus(status)) {
    const name = sentence ? words.verdictWithSentence(words.verdicts[status], sentence) : words.verdicts[status]
    return (
      <span className={styles[status]} data-verification={status} role="img" aria-label={name} title={name}>
        {signs[status]}
      </span>
    )
  }
  return (
    <span className={`${styles.loud} ${styles[status]}`} data-verification={status}>
      <StatusWord status={status}>{words.verdicts[status]}</StatusWord>
      {sentence && <span className={styles.sentence}> {sentence}</span>}
    </span>
  )
}
