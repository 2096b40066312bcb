export const safesOn = (chain: string) => `Safes on ${chain}`
export const chainUnserved = (chain: string) => `The gateway does not serve ${chain}: your Safes there are not known.`
export const oldListShown = (chain: string) => `The gateway does not answer for ${chain}: this is its last list`
export const listFailed = (chain: string) => `The gateway does not list your Safes on ${chain}`
export const factsUnknown = (failure: string) => `${failure}: signatures needed and balances are not known`
export const loadingSafes = (chain: string) => `Loading your Safes on ${chain}…`
export const noSafes = 'The gateway lists no Safe of this account here.'
export const yourSafesOn = (chain: string) => `Your Safes on ${chain}`
export const showMore = (left: number) => `Show more (${left})`
export const viewedLatelyHere = 'Viewed lately in this browser'
export const viewedLately = 'Viewed lately'
export const yourSafes = 'Your Safes, as the gateway lists them'
export const signaturesNeeded = (threshold: number, owners: number) => `${threshold} of ${owners}`
export const noSafeHere = 'The chain knows no Safe here'
export const notKnown = 'Not known'
export const unknownCode = 'Its code is not that of a known Safe: it may only answer like one.'
export const notYours = 'The gateway calls it yours; the chain does not name you as an owner.'
