import type { ReactNode } from 'react'
import type { CreationOutcome } from '@/components/create-safe/model/followCreation'

export const advanced = 'Advanced'
export const implementation = 'Implementation'
export const saltNonce = 'Salt nonce'
export const saltHint = 'Part of the address: the same setup with another number is another Safe.'
export const randomSalt = 'Take a random number'

export const intro =
  'A Safe is an account of its own that several keys own together. Its address is computed here before anything is paid for, and what the network then has there is compared with what you asked for.'

const othersCameFirst =
  'Another transaction created it. The one that was sent from here still waits and would create nothing: cancel it in your wallet to save its fee.'
/** What became of the visitor's own transaction where somebody else's made the same Safe. */
export const createdByOthers: Partial<Record<CreationOutcome, string>> = {
  reverted:
    'Another transaction created the same Safe first: the network refused the one that was sent from here, and its fee is paid.',
  waiting: othersCameFirst,
  overdue: othersCameFirst,
}
export const createdSafe = 'The new Safe'
export const ready = (name: string) => (name ? `${name} is ready` : 'Your Safe is ready')
export const created = 'Created and checked: the network has what you asked for.'
export const tellOwners = 'Send this link to the other owners: it opens the Safe for them.'
export const copyLink = 'Copy link'
export const showQr = 'Show as QR code'
export const qrOfSafe = 'QR code of the link to this Safe'
export const checks = 'What was checked'
export const openSafe = 'Open the Safe'
export const createAnother = 'Create another'

export const newSafe = 'New Safe'
export const nameAndNetwork = 'Name and network'
export const nameOptional = 'Name (optional)'
export const nameHint = 'Kept in the address book of this browser alone.'
export const review = 'Review'
export const clear = 'Clear the form'
export const typedKept = 'Kept in this browser until then, even if the page is closed.'

export const transaction = 'Transaction'
/** `patience` is how long the chain was given. */
export const endings = (patience: string) => ({
  overdue: {
    title: `The network has not taken the transaction for ${patience}`,
    sentence: 'It still waits there and may be taken at any time. Raise its fee in your wallet, or cancel it there.',
  },
  reverted: { title: 'The network refused the transaction', sentence: 'The fee is paid, and nothing was created.' },
  replaced: {
    title: 'The transaction was cancelled or replaced',
    sentence: 'Another transaction of the same account took its place. Nothing was created, and it can no longer come.',
  },
  dropped: {
    title: 'The transaction may have been dropped',
    sentence: `The network has not taken it for ${patience} and does not know it any more. Look in your wallet before you send it again: if both are taken, the second one creates nothing, and its fee is lost.`,
  },
  empty: {
    title: 'The transaction did something else',
    sentence: 'The network has taken the transaction, and it did not create this Safe.',
  },
})
export const sent = 'Sent. Waiting until the network has the Safe… This goes on even if the page is closed.'
export const otherAtAddressHint = 'Do not send anything to it.'
export const otherAtAddress = 'What stands at the address is not what you asked for'
export const progressUnknown = 'The network does not say what became of it'

export const reviewTitle = 'Review the new Safe'
export const beforeYouPay = 'Before you pay'
export const reviewFailed = 'This could not be checked on the network'
export const payerIsNoOwner = 'The connected account pays for this Safe, and is not among its owners.'
export const askedBeforeHint =
  'What it answered is not known here. Look in the wallet whether it has sent it, before you send it again.'
export const askedBefore = 'Your wallet was asked for this before'
export const confirmInWallet = 'Checked again. Confirm in your wallet…'
export const nothingSent = 'Nothing is known to be sent'
export const createAndPay = 'Create and pay'
export const back = 'Back'

export const network = 'Network'
export const version = 'Version'
export const newest = (version: string) => `${version} (newest here)`
export const contractsSought = (chain: string) => `Looking for the Safe contracts on ${chain}…`
export const contractsGenuine = (chain: string) =>
  `The code of the contracts on ${chain} is the one that Safe published.`
export const contractsUnknown = (chain: string) => `Which Safe contracts ${chain} has is not known`
export const noContractsHint = 'The code of the Safe contracts that Safe published is not there:'
export const noContracts = (chain: string) => `No Safe can be created on ${chain}`

export const owner = (position: number) => `Owner ${position}`
export const yourConnectedAccount = 'Your connected account'
export const ownerName = (position: number) => `Name of owner ${position} (optional)`
export const inAddressBook = (name: string) => `“${name}” in the address book`
export const remove = 'Remove'
export const removeOwner = (position: number) => `Remove owner ${position}`

export const owners = 'Owners'
export const addOwner = 'Add an owner'
export const signaturesNeeded = 'Signatures needed'
export const thresholdOf = (threshold: number, owners: number) => `${threshold} of ${owners}`

export const notKnown = 'Not known'
export const beingAsked = 'Being asked…'
export const computedAddress = 'Address of the Safe, computed here'
export const atAddress = 'At this address now'
export const holds = (amount: ReactNode) => <>It holds {amount} already.</>
export const estimatedFee = 'Estimated network fee'
export const about = (fee: ReactNode) => <>About {fee}</>
export const feeHint = 'The wallet decides the price. Some networks charge for the data on top.'
export const payerIsPoor = 'The connected account has less than that.'
export const factoryIsSilent = 'The factory creates nothing where something is already.'
export const factoryAgrees = 'The factory on the network answers with the same address.'
export const factoryDisagrees = (address: string) => `The factory answers with another address: ${address}.`
export const addressIsFree = 'Nothing: it is free.'
export const addressIsTaken = 'Something else than this Safe.'

export const name = 'Name'
export const fallbackHandler = 'Fallback handler'
export const factory = 'Created by the factory'
export const none = 'None'
export const extras = 'Modules, guard, first call, payment'
export const rawData = (bytes: number) => `Raw data (${bytes} bytes)`
export const copyData = 'Copy data'

export const backToReview = 'Back to the review'
export const forgetIt = 'Forget it'
export const forgettingHint = 'Forgetting it does not stop it.'

export const contractsPending = 'The Safe contracts on this network are not known yet.'
export const badOwners = 'Some of the owners cannot be used: see above.'
