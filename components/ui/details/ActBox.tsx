import type { ReactNode } from 'react'
import styles from './details.module.css'

type ActBoxProps = {
  label: string
  /** How far it is, in a few words. */
  title: string
  isWrong?: boolean
  /** The one act, and the others under a button. */
  acts: ReactNode
  children: ReactNode
}

/**
 * How far the thing of a page is and what can be done with it: a box beside its story. On a phone only the state and the
 * act stay in sight, in a bar at the foot; the rest stands in the story.
 */
export function ActBox({ label, title, isWrong = false, acts, children }: ActBoxProps) {
  return (
    <section className={`${styles.panel} ${isWrong ? styles.wrong : ''}`} aria-label={label}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.acts}>{acts}</div>
      </div>
      <div className={styles.facts}>{children}</div>
    </section>
  )
}
