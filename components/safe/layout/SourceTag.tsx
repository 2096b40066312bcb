import { describeSource } from '@/lib/safe-view/factSource'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './SourceTag.module.css'

type SourceTagProps = { safe: SafeView; subject?: string | undefined }

/**
 * Whose word a fact is where that is not both sources': the chain's alone, with what else is said, or the gateway's. While a
 * source is still being asked `SourceMark` says so: a line that goes again would move what stands below.
 */
export function SourceTag({ safe, subject }: SourceTagProps) {
  const { status, text } = describeSource(safe, subject)
  if (status === 'match' || status === 'loading') return null
  return (
    <p className={`${styles.source} ${status === 'mismatch' ? styles.mismatch : ''}`} data-source={safe.source}>
      {status === 'mismatch' && <span aria-hidden="true">✗ </span>}
      {text}
    </p>
  )
}
