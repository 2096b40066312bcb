export const yourAccount = 'Your account'
export const balance = 'Balance'
export const network = 'Network'
export const unusedChain = (chainId: number) => `Chain ${chainId}, which this site does not use`
export const wallet = 'Wallet'
export const unknown = 'Unknown'
export const ownership = 'Ownership'
export const copyAddress = 'Copy Address'
export const viewOnExplorer = 'View on explorer'
export const disconnect = 'Disconnect'
export const loading = 'Loading…'
export const balanceUnknown = (reason = 'the network does not answer') => `Unknown: ${reason}`
