import { describeSource } from '@/lib/safe-view/factSource'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './SourceTag.module.css'

type SourceTagProps = { safe: SafeView; subject?: string | undefined }

/** Whose word a fact is: the chain's, with what the gateway says of it, or the gateway's alone. */
export function SourceTag({ safe, subject }: SourceTagProps) {
  const { status, text } = describeSource(safe, subject)
  return (
    <p className={`${styles.source} ${status === 'mismatch' ? styles.mismatch : ''}`} data-source={safe.source}>
      {status === 'mismatch' && <span aria-hidden="true">✗ </span>}
      {text}
    </p>
  )
}
