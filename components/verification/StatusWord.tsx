import type { ReactNode } from 'react'
import type { CheckStatus } from '@/lib/safe/verify/verification'
import styles from './StatusWord.module.css'

type StatusWordProps = { status: CheckStatus | 'loading'; className?: string | undefined; children: ReactNode }

const signs = { match: '✓', mismatch: '✗', unknown: '?', loading: '…' }

/** How a check ended, in the words given: never by colour alone. */
export function StatusWord({ status, className = '', children }: StatusWordProps) {
  return (
    <span className={`${styles.word} ${styles[status]} ${className}`}>
      <span aria-hidden="true">{signs[status]}</span> {children}
    </span>
  )
}
