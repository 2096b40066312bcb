import type { ReactNode, SyntheticEvent } from 'react'
import styles from './GuardedFields.module.css'
import type { ClickGuard } from './useClickGuard'

type GuardedFieldsProps = { guard: ClickGuard; className?: string | undefined; children: ReactNode }

/** What a guard holds shut: for clicks, keys and submissions, in between two renders too. */
export function GuardedFields({ guard: { state, isOpen }, className = '', children }: GuardedFieldsProps) {
  const refuse = (event: SyntheticEvent) => {
    if (isOpen()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset
      className={`${styles.guarded} ${className}`}
      data-guard={state}
      disabled={state === 'shut'}
      onClickCapture={refuse}
      onAuxClickCapture={refuse}
      onSubmitCapture={refuse}
    >
      {children}
    </fieldset>
  )
}
