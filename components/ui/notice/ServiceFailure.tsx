import type { ReactNode } from 'react'
import { isServiceAbsent, isServiceDown } from '@/lib/query/sourceState'
import type { SafeView } from '@/lib/safe-view/safeView'
import { FailureNotice } from './FailureNotice'

type ServiceFailureProps = {
  safe: SafeView
  title: string
  error: Error
  onRetry: () => void
  /** What is said where this site has no Safe service. */
  absent: string
  /** What it means here, where the top of the page says already that the service is down, and asks all of it again. */
  children: ReactNode
}

/** What the Safe service did not tell: a service that is down is said once on a page. */
export function ServiceFailure({ safe, children, absent, ...failure }: ServiceFailureProps) {
  if (isServiceAbsent(failure.error)) return <p>{absent}</p>
  if (safe.phases.service !== 'failed' || !isServiceDown(failure.error)) return <FailureNotice {...failure} />
  return <p>{children}</p>
}
