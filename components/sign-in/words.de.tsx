import type { ReactNode } from 'react'

export const notSignedIn = 'Sie sind nicht angemeldet'
export const dismiss = 'Ausblenden'

export const onlyConnected = 'Sie sind verbunden, aber nicht angemeldet'
export const verifyHint =
  'Signieren Sie eine Nachricht, um zu beweisen, dass dieses Konto Ihnen gehört. Das kostet nichts und bewegt nichts.'
export const verify = 'Konto bestätigen'

export const signOut = 'Abmelden'
export const stillSignedIn = 'Sie sind noch angemeldet'

export const notProved = 'Noch nicht bewiesen'
export const proved = 'Bewiesen: Sie sind angemeldet'
export const signedInAsSafe = (safe: ReactNode) => <>Sie sind als der Safe {safe} angemeldet</>
