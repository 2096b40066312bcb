export const lastWalletKey = 'countersign.wallet'

/**
 * Runs before the first paint: a returning visitor's connect button stays hidden until the connection is restored,
 * instead of flashing 'Connect Wallet' first. Inline and allowed by its hash: a file would cost a round trip.
 */
export const bootScript = `try{if(parent!==self||localStorage.getItem('${lastWalletKey}'))document.documentElement.dataset.restoring=''}catch{}`
