import type { ReactNode } from 'react'
import { formatDateTime } from '@/lib/format/time'

export const noHashHint = 'A link to a message ends in its hash: messageHash=0x and 64 hexadecimal digits.'
export const noHash = 'No message is named'
export const loading = 'Loading the message…'
export const unknownHint = 'It may belong to another network, or its text was never handed to this Safe service.'
export const unknown = 'The Safe service knows no message of this hash'
/** `loadedAt` is undefined where nothing of it is shown. */
export const loadFailed = (loadedAt: number | undefined) =>
  loadedAt === undefined
    ? 'The message could not be loaded'
    : `The message could not be loaded: what is shown is from ${formatDateTime(loadedAt)}`

export const message = 'Message'
export const proposedBy = (proposer: ReactNode) => <>Proposed by {proposer}</>
export const fromApp = (app: string) => `from the app ${app}`
export const actions = 'Actions'
export const complete = 'Signed by enough owners'
export const waiting = 'Waiting for signatures'
export const hashes = 'Hashes'
export const noHashes = 'The hashes cannot be computed'
export const signatures = 'Signatures'
export const finalSignature = 'Final signature'

export const domainHash = 'Domain hash'
export const messageHash = 'Message hash'
export const hashesHint =
  'Computed here from the message shown. Compare them with your wallet’s screen, and do not sign if a single character differs.'

export const askedForBy = (app: string | undefined, host: ReactNode) => (
  <>
    Asked for by <strong>{app ?? 'an app without a name'}</strong> at <strong>{host}</strong>
  </>
)

export const notChecked = 'Not checked yet'

export const signInHint = (site: string) => (
  <>
    Sign it only if you are signing in to <strong>{site}</strong> right now: whoever holds the signature is let in there
    as this Safe.
  </>
)
export const signsIn = 'This signs in to a site'
export const signInFaults = 'Something is wrong with it'
export const site = 'Site'
export const requestAddress = 'Address of the request'
export const statement = 'Statement'

export const empty = 'Empty'

export const emptyText = 'Empty text'
export const nothing = 'Nothing'

export const otherChain = 'This is for another network'
export const otherChainHint = (domainChain: string, name: string | undefined, chainId: number) =>
  `The domain names network ${domainChain}; this Safe is on ${name ?? 'network'} (${chainId}).`
export const domainHeading = 'Domain: who asks for it'
export const domain = 'Domain'
export const contentHeading = (type: ReactNode) => <>Content: {type}</>
export const content = 'Content'
export const unreadable = (error: string) => `It cannot be shown, and must not be signed: ${error}`

export const otherAccount = (account: string) => `It signs in as ${account}, which is not this Safe.`
export const signInChain = (wanted: number | undefined, chainId: number) =>
  `It is for network ${wanted ?? '(none)'}; this Safe is on network ${chainId}.`
export const foreignLetters = 'Its site is named in letters of another alphabet, which may look like the ones you know.'
export const leadsElsewhere = (host: string, domain: string) => `It leads to ${host || 'no address'}, not to ${domain}.`
export const askedElsewhere = (asking: string, domain: string) => `The app that asks is at ${asking}, not at ${domain}.`
export const expired = 'It has expired.'
export const notYetValid = 'It is not valid yet.'

export const handOn = 'Hand it on'
export const handOnOpen = 'Nobody but this browser has these signatures: give the message to the next owner yourself.'
export const handOnComplete =
  'The Safe’s signature is complete. Whoever asked for it needs the final signature; the browser that is signing in needs this message.'
export const longForLink = 'Too long for a link: hand it on as a file or as text.'
export const notHeld = 'This browser does not have this message'
export const notHeldHint =
  'This site has no Safe service that could look up a message. Open the link or the file that another owner handed on.'
export const linkNotTaken = 'What came with the link was not taken'
export const yourSignIn = 'Your sign-in'
export const yourSignInHint = 'This browser is signing in with this message, and its signature is complete.'
export const finishSignIn = 'Finish signing in'
