import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

type PanelProps = { title: string; actions?: ReactNode; children: ReactNode }

/** A titled part of a page. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
