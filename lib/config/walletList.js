// Read by next.config.js, hence JavaScript.

export const walletListId = 'wallet-list'

/** Where RainbowKit's dialog is wide: below it is compact, and a sheet on what it takes for a phone by its user agent. */
export const wideDialogs = '(min-width: 768px)'
export const phones = /android|iPhone|iPod|iPad/i
