import type { ReactNode } from 'react'

export const signatures = 'Signaturen'
export const signaturesHold = (held: number, needed: ReactNode) => (
  <>
    <strong>
      {held} von {needed}
    </strong>{' '}
    nötigen Signaturen sind da und gelten.
  </>
)
export const signaturesChecked = (held: number, needed: ReactNode) => (
  <>
    <strong>
      {held} von {needed}
    </strong>{' '}
    nötigen Signaturen sind bisher geprüft.
  </>
)
export const hasNotSigned = 'Hat nicht signiert'
export const didNotSign = 'Hatte nicht signiert'
