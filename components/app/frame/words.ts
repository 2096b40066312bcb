import { formatCount } from '@/lib/format/count'

export const chooseSafe = 'Choose a Safe'
export const unnamedSafe = 'Safe'
export const yourSafes = 'Your Safes'
export const threshold = (needed: number, owners: number) => `${needed} of ${owners}`
export const mustSign = 'owners must sign'
export const copyAddress = 'Copy address'
export const viewOnExplorer = 'View on explorer'
export const viewedLately = 'Viewed lately'
export const ownedOn = (network: string) => `You own on ${network}`
export const openAnother = 'Open another Safe'
export const createSafe = 'Create a Safe'
export const allSafes = 'All Safes'
export const noSafes = 'The Safes that you look at are listed here.'
export const ownedUnknown = (network: string) => `Which Safes you own on ${network} is not known now.`

export const allAgree = 'Sources agree on this Safe'
export const notAllMatches = 'Something here does not match'
export const checking = 'Checking…'
/** What an earlier visit knew, until it is checked. */
export const asOf = (time: string) => `As of ${time}. Checking…`
export const notKnown = 'No source answers'
export const noSafe = 'No Safe at this address'
export const networkAlone = 'From the network alone'
export const mayBeNoSafe = 'This may not be a Safe'
export const askedAt = (sentence: string, time: string) => `${sentence} Last answer: ${time}.`
export const historyKnownTo = ({ known, newest }: { known: number; newest: number }) =>
  `History known to block ${formatCount(known)} of ${formatCount(newest)}`
export const stillReading =
  'The Safe service is still reading the network: what happened after that block is not listed yet.'
export const appearance = 'Appearance'
export const search = 'Search'
export const searchKey = '/'
export const shortcuts = 'Keyboard shortcuts'
