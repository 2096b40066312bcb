import { type ReactNode, useRef } from 'react'
import { GuardedFields } from './GuardedFields'
import { useClickGuard } from './useClickGuard'

type GuardedProps = { children: ReactNode }

/**
 * What can be pressed in here cannot be at once: neither by a click that was meant for what was there before, nor by a key
 * that is still held. Whatever an app, or a link from anywhere, can bring up stands inside; ways to refuse stand outside.
 */
export function Guarded({ children }: GuardedProps) {
  const ref = useRef<HTMLDivElement>(null)
  const guard = useClickGuard(ref)
  return (
    <div ref={ref}>
      <GuardedFields guard={guard}>{children}</GuardedFields>
    </div>
  )
}
