// What an app is answered stays English, as in the contract of Safe Apps.
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

// What a person reads.
export const badAnswer = 'Die Website des Safes hat eine Antwort gegeben, die diese App nicht versteht.'
export const otherMessage = 'Die Website des Safes lässt eine andere Nachricht signieren als diese.'
export const otherHash = (computed: string, told: string) =>
  `Die Nachricht hat den Hash ${computed}; die Website sagt ${told}.`
export const signingFailed = 'Die Transaktion, die diese Nachricht signieren sollte, war nicht erfolgreich.'
