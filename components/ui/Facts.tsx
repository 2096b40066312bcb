import type { ReactNode } from 'react'
import styles from './Facts.module.css'

type FactsProps = { children: ReactNode }

/** A list of named facts (`Fact`), beside each other where there is room. */
export function Facts({ children }: FactsProps) {
  return <dl className={styles.facts}>{children}</dl>
}
