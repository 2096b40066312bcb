import { type ComponentProps, useId } from 'react'
import styles from './compose.module.css'

type TextAreaFieldProps = ComponentProps<'textarea'> & { label: string }

/** A field for long text that a machine reads, with its label. */
export function TextAreaField({ label, ...textarea }: TextAreaFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea spellCheck={false} {...textarea} id={id} />
    </div>
  )
}
