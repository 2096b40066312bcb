import type { ReactNode } from 'react'
import * as words from '@/components/ui/words'
import styles from './Notice.module.css'

type NoticeProps = { tone: keyof typeof tones; title?: string; children: ReactNode }

const tones = {
  neutral: { className: styles.neutral, role: 'status' },
  warning: { className: styles.warning, role: 'status' },
  error: { className: styles.error, role: 'alert' },
} as const

export function Notice({ tone, title, children }: NoticeProps) {
  const { className, role } = tones[tone]
  // Said in words as well: the colour alone carries nothing.
  const word = words.toneWords[tone]
  return (
    <div className={`${styles.notice} ${className}`} role={role} data-tone={tone}>
      {word && <span className="visually-hidden">{word}</span>}
      {title && <p className={styles.title}>{title}</p>}
      <div>{children}</div>
    </div>
  )
}
