import type { ReactNode } from 'react'

export const notSignedIn = 'You are not signed in'
export const dismiss = 'Dismiss'

export const onlyConnected = 'You are connected, not signed in'
export const verifyHint = 'Sign a message to prove that this account is yours. It costs nothing and moves nothing.'
export const verify = 'Verify your account'

export const signOut = 'Sign out'
export const stillSignedIn = 'You are still signed in'

export const notProved = 'Not proved yet'
export const proved = 'Proved: you are signed in'
export const signedInAsSafe = (safe: ReactNode) => <>You are signed in as the Safe {safe}</>
