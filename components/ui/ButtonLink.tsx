import Link from 'next/link'
import type { ComponentProps } from 'react'
import styles from './Button.module.css'

/** A link in the looks of the primary button. */
export function ButtonLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={`${styles.button} ${styles.primary}`} />
}
