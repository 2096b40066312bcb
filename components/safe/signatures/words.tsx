import type { ReactNode } from 'react'

export const signatures = 'Signatures'
export const signaturesHold = (held: number, needed: ReactNode) => (
  <>
    <strong>
      {held} of {needed}
    </strong>{' '}
    needed signatures are there and hold.
  </>
)
export const signaturesChecked = (held: number, needed: ReactNode) => (
  <>
    <strong>
      {held} of {needed}
    </strong>{' '}
    needed signatures are checked so far.
  </>
)
export const hasNotSigned = 'Has not signed'
export const didNotSign = 'Did not sign'
