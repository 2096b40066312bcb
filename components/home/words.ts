export const send = 'Send'
export const receive = 'Receive'

export const waiting = 'Waiting'
export const allWaiting = 'Whole queue'
export const queue = 'queue'
export const loadingQueue = 'Loading the queue…'
export const nothingWaits = 'Nothing waits, as far as the Safe service says.'

export const assets = 'Assets'
export const allAssets = 'All assets'
export const loadingAssets = 'Loading the assets…'

export const activity = 'Activity'
export const allActivity = 'All activity'
export const history = 'history'
export const loadingHistory = 'Loading the history…'
export const nothingHappened = 'Nothing has happened yet, as far as the Safe service says.'

export const qrOfAddress = 'QR code of the address'
export const copyAddress = 'Copy address'
export const copyPrefixed = 'Copy with network prefix'
export const onlyThisNetwork = (network: string) =>
  `This address is a Safe on ${network} only: what is sent to it on another network may be lost.`
export const noQueue =
  'This site has no Safe service: what is shown comes from the network, and a transaction goes from owner to owner as a link or a file.'
