export const badMessage = 'Invalid message type'
export const longText = (most: number) => `The message is longer than ${most} characters`
export const longBytes = (most: number) => `The message is longer than ${most} bytes`
export const badTypedData = 'Invalid typed data'
export const largeTypedData = (limit: string | undefined) => `The typed data is too large. ${limit}`
export const badCall = 'Invalid RPC call'
export const badSettings = 'Invalid settings'

export const noTransactions = 'No transactions were passed'
export const tooManyTransactions = (most: number) => `More than ${most} transactions were passed`
export const badTransaction = {
  to: (index: number) => `Invalid transaction #${index}: missing "to" field`,
  address: (index: number) => `Invalid transaction #${index}: invalid "to" address`,
  value: (index: number) => `Invalid transaction #${index}: invalid "value"`,
  data: (index: number) => `Invalid transaction #${index}: invalid "data"`,
  operation: (index: number) => `Invalid transaction #${index}: only calls can be requested`,
}
export const badSafeTxGas = 'Invalid safeTxGas'

export const badAnswer = 'The Safe’s site gave an answer that this app does not understand.'
export const otherMessage = 'The Safe’s site has another message signed than this one.'
export const otherHash = (computed: string, told: string) =>
  `The message has the hash ${computed}; the site says ${told}.`
export const signingFailed = 'The transaction that would sign this message did not succeed.'
