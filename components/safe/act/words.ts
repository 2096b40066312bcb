export const nothingDone = 'Nothing was done'
export const notDelivered = 'Signed, but not delivered'
export const unkept =
  'This browser keeps nothing: its storage is full or forbidden. Leave this tab open until you see how it ended: nothing here will remember it afterwards.'
export const connect = 'Connect a wallet'
export const switchChain = 'Switch the wallet’s chain'
