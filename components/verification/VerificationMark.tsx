import type { CheckStatus } from '@/lib/safe/verify/verification'
import { StatusWord } from './StatusWord'
import styles from './VerificationMark.module.css'
import * as words from './words'

type VerificationMarkProps = { status: CheckStatus | 'loading'; sentence?: string | undefined }

const signs = { match: '✓', loading: '…' }

/** The result of checking a row: one sign while all is well, with its sentence as the tooltip, and said loud when not. */
export function VerificationMark({ status, sentence }: VerificationMarkProps) {
  if (status === 'match' || status === 'loading') {
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
