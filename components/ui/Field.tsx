import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'

type FieldProps = ComponentProps<'input'> & { label: string; hint?: string | undefined; problem?: string | undefined }

/** An input with its label, a hint and, when what was typed is wrong, the sentence that says why. */
export function Field({ label, hint, problem, className = '', ...input }: FieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
