import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import styles from './Guarded.module.css'
import { useClickGuard } from './useClickGuard'

type GuardedProps = { className?: string | undefined; children: ReactNode }

/**
 * What can be pressed in here cannot be at once: neither by a click that was meant for what was there before, nor by a key
 * that is still held. Whatever an app, or a link from anywhere, can bring up stands inside; ways to refuse stand outside.
 */
export function Guarded({ className = '', children }: GuardedProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const { state, isOpen } = useClickGuard(ref)
  const refuse = (event: SyntheticEvent) => {
    if (isOpen()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset
      ref={ref}
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
