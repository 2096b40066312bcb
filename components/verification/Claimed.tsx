import type { ReactNode } from 'react'
import type { Check } from '@/lib/safe/verify/verification'
import { isProved } from '@/lib/verify/checks/isProved'
import { ServiceWord } from './ServiceWord'

type ClaimedProps = {
  /** Undefined while it is being checked: the verdict beside it says so. */
  checks: readonly Check[] | undefined
  /** The check that would prove it. */
  subject: string
  isLined?: boolean
  children: ReactNode
}

/** What the service says: as it is where it was proved, else as the service's word. */
export function Claimed({ checks, subject, isLined = false, children }: ClaimedProps) {
  if (!checks || isProved(checks, subject)) return <>{children}</>
  return <ServiceWord isLined={isLined}>{children}</ServiceWord>
}
