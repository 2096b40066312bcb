import type { ReactNode } from 'react'

export const signatures = 'Firmas'
export const signaturesHold = (held: number, needed: ReactNode) => (
  <>
    Firmas presentes y válidas:{' '}
    <strong>
      {held} de {needed}
    </strong>{' '}
    necesarias.
  </>
)
export const signaturesChecked = (held: number, needed: ReactNode) => (
  <>
    Firmas comprobadas hasta ahora:{' '}
    <strong>
      {held} de {needed}
    </strong>{' '}
    necesarias.
  </>
)
export const hasNotSigned = 'No ha firmado'
export const didNotSign = 'No firmó'
