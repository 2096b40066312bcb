import Link from 'next/link'
import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: 'primary' | 'secondary' }

/** A link in the looks of a button. */
export function ButtonLink({ variant = 'primary', className = '', ...props }: ButtonLinkProps) {
  return <Link {...props} className={`${styles.button} ${styles[variant]} ${className}`} />
}
