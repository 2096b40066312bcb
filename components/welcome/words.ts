export const start = 'Start'
export const yourAccount = 'Your account'
export const balance = 'Balance'
export const network = 'Network'
export const wallet = 'Wallet'
export const unknown = 'Unknown'
export const ownership = 'Ownership'
export const copyAddress = 'Copy Address'
export const viewOnExplorer = 'View on explorer'
export const disconnect = 'Disconnect'
export const loading = 'Loading…'
export const balanceUnknown = (reason = 'the network does not answer') => `Unknown: ${reason}`
export const noService =
  'This site has no Safe service: it shows of each Safe what the network says. Open a Safe by its address; it stays in your list.'
