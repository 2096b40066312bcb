import type { ReactNode } from 'react'
import { hasService } from '@/lib/config/publicEnv'
import styles from './ServiceWord.module.css'
import * as words from './words'

type ServiceWordProps = {
  children: ReactNode
  /** What the mark says; null where the words themselves say whose they are. */
  note?: string | null
  /** In rows a line under them is the mark, with the note as its tooltip. */
  isLined?: boolean
}

/** What only the service says, and nothing here can prove: marked, so that no verdict beside it is taken for its own. */
export function ServiceWord({
  children,
  isLined = false,
  note = isLined ? null : words.serviceWord,
}: ServiceWordProps) {
  // Where nobody else is asked it is no one's word.
  if (!hasService) return children
  return (
    <span data-word="service" title={words.serviceWordHint} className={isLined ? styles.lined : undefined}>
      {children}
      {note !== null && <span className={styles.note}> ({note})</span>}
    </span>
  )
}
