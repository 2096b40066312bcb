import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type NoticeProps = { tone: keyof typeof tones; title?: string; children: ReactNode }

// Said in words as well: the colour alone carries nothing.
const tones = {
  neutral: { className: styles.neutral, role: 'status', word: '' },
  warning: { className: styles.warning, role: 'status', word: 'Warning: ' },
  error: { className: styles.error, role: 'alert', word: 'Error: ' },
} as const

export function Notice({ tone, title, children }: NoticeProps) {
  const { className, role, word } = tones[tone]
  return (
    <div className={`${styles.notice} ${className}`} role={role} data-tone={tone}>
      {word && <span className="visually-hidden">{word}</span>}
      {title && <p className={styles.title}>{title}</p>}
      <div>{children}</div>
    </div>
  )
}
