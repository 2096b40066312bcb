import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from './Fold.module.css'

type FoldProps = {
  title: ReactNode
  children: ReactNode
  /** Opens it from outside, as long as the reader has not touched it: for what must not be missed. */
  isOpen?: boolean
}

/** What may be opened to be read: its content is made only then. */
export function Fold({ title, children, isOpen = false }: FoldProps) {
  const [chosen, setChosen] = useState<boolean>()
  const isShown = chosen ?? isOpen
  return (
    <details
      className={styles.fold}
      data-fold
      open={isShown}
      onToggle={({ currentTarget: { open } }) => open !== isShown && setChosen(open)}
    >
      <summary className={styles.title}>
        <ChevronRight className={styles.sign} size={16} />
        <span>{title}</span>
      </summary>
      {isShown && <div className={styles.body}>{children}</div>}
    </details>
  )
}
