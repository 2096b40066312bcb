export const notConnected = (name: string) => `${name} is not connected`
export const retry = 'RETRY'
export const dismiss = 'Dismiss'
export const wrongNetwork = 'Wrong network'
export const signIn = 'Sign in'
export const testAccount = 'Test account'
export const recentTransactions = 'Recent transactions'
export const status = { pending: 'Pending', confirmed: 'Confirmed', failed: 'Failed', asking: 'Asking the network…' }
export const noTransactions = 'Your transactions will appear here.'
export const wrongNetworkHint = 'Wrong network detected, switch or disconnect to continue.'
export const switchNetwork = 'Switch network'
export const unsupportedSwitch =
  'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.'
export const switchFailed = (error: string) => `The network was not switched: ${error}`
