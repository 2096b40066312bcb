import type { ReactNode } from 'react'
import styles from './ServiceWord.module.css'

type ServiceWordProps = {
  children: ReactNode
  /** What the mark says; null where the words themselves say whose they are. */
  note?: string | null
}

/** What only the service says, and nothing here can prove: marked, so that no verdict beside it is taken for its own. */
export function ServiceWord({ children, note = 'the service’s word' }: ServiceWordProps) {
  return (
    <span data-word="service" title="Only the service says this: nothing here can prove it.">
      {children}
      {note !== null && <span className={styles.note}> ({note})</span>}
    </span>
  )
}
