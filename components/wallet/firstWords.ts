export const connectWallet = 'Connect Wallet'
export const listFailed = 'The wallet list could not be loaded. Check the connection and try again.'
export const opening = 'Opening…'
