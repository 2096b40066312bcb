import { type ComponentProps, useId } from 'react'
import styles from '@/components/transactions/new/compose.module.css'

type TextAreaFieldProps = ComponentProps<'textarea'> & { label: string; problem?: string | undefined }

/** A field for long text that a machine reads, with its label. */
export function TextAreaField({ label, problem, ...textarea }: TextAreaFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        spellCheck={false}
        {...textarea}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
