import type { ReactNode } from 'react'

export const signingIn = 'Signing in…'
export const finish = 'Finish signing in'
export const reviewAndSign = 'Review and sign'
export const copyLink = 'Copy link for the other owners'
export const losesSignatures = 'The signatures so far would be lost.'
export const discardThem = 'Discard them'
export const keepThem = 'Keep them'
export const discard = 'Discard'

export const expired = 'The time to sign is over'
export const expiredHint = (end: ReactNode) => (
  <>
    This sign-in could be finished until {end}. Signatures under its message let nobody in any more; a new message needs
    new ones.
  </>
)
export const startAgain = 'Start again with a new message'

export const signIn = 'Sign in as this Safe'
export const notSignedIn = 'You are not signed in as this Safe'
export const signInHint =
  'The owners sign a message, each when they come to it, and this browser is signed in as the Safe. It is free and sends nothing. The message says until when it can be signed.'
export const takesPlace = (account: string) => `It takes the place of your sign-in as ${account}.`

export const waiting = (end: ReactNode) => (
  <>
    Waiting for the owners to sign, until {end}. You may close this page and come back: this browser keeps the message.
  </>
)
export const handBack =
  'This site has no Safe service that would collect the signatures: hand the message to the next owner. The last one hands it back to you, and you open it in this browser.'
export const signedOnChain =
  'The Safe signed it on chain: its signature is empty (0x), and its contract says that this holds.'
export const signed = 'Enough owners have signed, and the Safe’s contract accepts their signature.'
export const finishingTakesPlace = (account: string) => `Finishing takes the place of your sign-in as ${account}.`

export const signedIn = (end: ReactNode) => (
  <>
    <strong>Proved: you are signed in as this Safe</strong>, until {end}. It ends earlier when you disconnect, or
    connect an account that is no owner.
  </>
)
