import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'

export const proposedFromHere = 'Proposed from here'
export const balances = 'Balances'
export const loadingBalances = 'Loading the balances…'
export const noAmounts = 'The network told no amounts'
export const noList = 'The site around this page told no balances: tokens may be missing'
export const amountUnknown = (symbol: string) => `${symbol}: unknown, the network did not say`
export const claimedAmount = (amount: ReactNode) => <>The site around this page says {amount}. The network is right.</>
export const pay = 'Pay from this Safe'
export const tooMuch = (amount: ReactNode) => <>Together this is {amount}, more than the Safe holds.</>
export const addPayment = 'Add a payment'
export const propose = (payments: number) =>
  plural(payments, { one: 'Propose this payment', other: `Propose ${payments} payments as one` })
export const stopWaiting = 'Stop waiting'
export const confirmAround = 'Confirm in the site around this page.'
export const notProposed = 'Nothing was proposed that this page knows of'
export const tokenUnlisted = 'This token is no longer listed: choose another one.'
export const connected = 'Connected as this Safe'
export const copyAddress = 'Copy address'
export const seeEverything = 'See everything about it'
export const sitesDisagree = 'The site around this page and the network disagree about this Safe'
export const disagreement = (field: string, onChain: string, atSite: string) =>
  `${field}: the network says ${onChain}, the site says ${atSite}. The network is right.`
export const readOnlyHint =
  'The site around this page shows this Safe without an owner connected: connect one there to sign.'
export const readOnly = 'Read-only'
export const network = 'Network'
export const signaturesNeeded = 'Signatures needed'
export const ofOwners = (threshold: number, owners: number) => `${threshold} of ${owners} owners`
export const version = 'Version'
export const unknown = 'Unknown'
export const owners = 'Owners'
export const signMessage = 'Sign a message as this Safe'
export const message = 'Message'
export const messageHash = 'Message hash'
export const haveItSigned = 'Have it signed'
export const messageNotSigned = 'The message is not signed'
export const payment = (number: number) => `Payment ${number}`
export const recipient = 'Recipient'
export const amount = 'Amount'
export const holds = (balance: string) => `The Safe holds ${balance}`
export const token = 'Token'
export const tokens = 'tokens'
export const remove = 'Remove'
export const removePayment = (number: number) => `Remove payment ${number}`
export const unknownChainHint = (address: string, chainId: number) =>
  `The Safe ${address} is on network ${chainId}. Nothing about it can be read or checked here.`
export const unknownChain = 'This site does not use the Safe’s network'
export const readingSafe = 'Reading the Safe from the network…'
export const safeNotRead = (address: string) => `The Safe ${address} could not be read`
export const gatewayWord = 'what is shown is the Safe service’s word'
export const title = 'Inside your Safe'
export const askingForSafe = 'Asking the site around this page for its Safe…'
export const noSafeAnswered = 'No Safe answered'
export const noSafeAnsweredHint =
  'This page is shown inside another site, and that site did not name a Safe in time. Nothing is connected, and no other wallet is offered here.'
export const tryAgain = 'Try again'
export const openAlone = 'Open this site by itself'
export const signIn = 'Sign in as this Safe'
export const askingSession = 'Asking whether you are signed in…'
export const signedInUntil = (time: ReactNode) => <>Proved: you are signed in as this Safe, until {time}.</>
export const signOut = 'Sign out'
export const signInHint =
  'The owners sign a message, each when they come to it. It is free and sends nothing; it says until when it can be signed.'
export const noCookies =
  'The site around this page keeps it from holding a cookie, so nobody can be signed in here. Everything else works.'
export const notSignedIn = 'You are not signed in'
export const messageLeft = (time: ReactNode) => (
  <>A message of before can still be signed and handed in, until {time}.</>
)
export const goOn = 'Go on with it'
export const discard = 'Discard it'
export const preparingMessage = 'Preparing the message…'
export const askedUnknownHint =
  'This page was closed while it was asked. If its owners do not find it there, ask again: it is the same message.'
export const askedUnknown = 'Whether the site around this page took the message is not known'
export const askAgain = 'Ask again'
export const progress = {
  AWAITING_CONFIRMATIONS: 'Waiting for signatures.',
  AWAITING_EXECUTION: 'Signed; waiting for somebody to execute it.',
  CANCELLED: 'Cancelled: another transaction took its place.',
  FAILED: 'Executed, and failed: nothing of it happened.',
  SUCCESS: 'Executed.',
}
export const viewOnExplorer = 'View on explorer'
export const transactionHash = 'Transaction on chain'
export const hashesHint = 'The first hash names what the owners signed, the second the transaction that carried it out.'
export const noHashYet = 'This is not a transaction hash: there is one only when the Safe has executed it.'
export const checked = (reason: string) => `Checked: ${reason}`
export const notConfirmed = 'The network does not confirm this'
export const cannotFollow = 'It cannot be followed any longer'
export const askingProgress = 'Proposed. Asking how far it is…'
export const ownersMissing = (count: number) =>
  plural(count, { one: 'One more owner must sign.', other: `${count} more owners must sign.` })
export const checkingSignature = 'Signed. Checking…'
export const signedByTransaction = 'The message is signed by a transaction: waiting until the owners have executed it.'
export const signedCount = (signed: number, needed: number) =>
  `${signed} of ${needed} owners have signed, the Safe service says. Waiting for the rest.`
export const signedCountUnknown = 'Waiting for the other owners. How many have signed is not known here.'
export const signedOnChain =
  'The message was signed by a transaction: the Safe’s contract knows it, and the signature is empty (0x).'
export const copySignature = 'Copy signature'
