import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'

type SelectFieldProps = ComponentProps<'select'> & { label: string }

/** A choice from a list with its label, in the looks of `Field`. */
export function SelectField({ label, className = '', ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className={styles.input} />
    </div>
  )
}
