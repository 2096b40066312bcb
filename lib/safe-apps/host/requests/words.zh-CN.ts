// What an app is answered is part of the protocol: the same in every language.
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

export const badAnswer = '此 Safe 所在的网站给出了此应用无法理解的答复。'
export const otherMessage = '此 Safe 所在的网站请求签署的是另一条消息，而不是这一条。'
export const otherHash = (computed: string, told: string) => `该消息的哈希是 ${computed}；网站称是 ${told}。`
export const signingFailed = '本应签署此消息的交易没有成功。'
