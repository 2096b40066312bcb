import type { ReactNode } from 'react'

export const notSignedIn = 'No ha iniciado sesión'
export const dismiss = 'Cerrar'

export const onlyConnected = 'Cuenta conectada, sin sesión iniciada'
export const verifyHint = 'Firme un mensaje para demostrar que esta cuenta es suya. No cuesta nada y no mueve nada.'
export const verify = 'Verifique su cuenta'

export const signOut = 'Cerrar sesión'
export const stillSignedIn = 'La sesión sigue iniciada'

export const notProved = 'Aún sin demostrar'
export const proved = 'Demostrado: ha iniciado sesión'
export const signedInAsSafe = (safe: ReactNode) => <>Ha iniciado sesión como el Safe {safe}</>
