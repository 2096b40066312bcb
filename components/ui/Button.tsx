import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & { variant?: keyof typeof variants }

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
}

export function Button({ variant = 'secondary', className = '', type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={`${styles.button} ${variants[variant]} ${className}`} />
}
