import { plural } from '@/lib/format/count'

export const safesOn = (network: string) => `Safes on ${network}`
export const chainUnserved = (network: string) =>
  `The Safe service does not serve ${network}: your Safes there are not known.`
export const oldListShown = (network: string) =>
  `The Safe service does not answer for ${network}: this is its last list`
export const listFailed = (network: string) => `The Safe service does not list your Safes on ${network}`
export const factsUnknown = (failure: string) => `${failure}: signatures needed and balances are not known`
export const loadingSafes = (network: string) => `Loading your Safes on ${network}…`
export const noSafes = 'The Safe service lists no Safe of this account here.'
export const yourSafesOn = (network: string) => `Your Safes on ${network}`
export const showMore = (left: number) => `Show more (${left})`
export const pinned = 'Pinned'
export const viewedLately = 'Viewed lately'
export const yourSafes = 'Your Safes'
export const signaturesNeeded = (threshold: number, owners: number) => `${threshold} of ${owners}`
export const noSafeHere = 'The network knows no Safe here'
export const notKnown = 'Not known'
export const unknownCode = 'Its code is not that of a known Safe: it may only answer like one.'
export const notYours = 'The Safe service calls it yours; the network does not name you as an owner.'

/** The name of a switch: it is on while the Safe is pinned. */
export const pin = (safe: string) => `Pin ${safe}`
export const pinHint = 'Pin: first in your lists, and looked at even without a wallet'
export const unpinHint = 'Pinned'
export const needYou = (count: number) => plural(count, { one: '1 needs you', other: `${count} need you` })
