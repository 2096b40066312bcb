export const noData = 'no data'
type PlainCall = { to: string; value: bigint; data: string; operation: number }
export const call = ({ to, value, data, operation }: PlainCall) =>
  operation === 1 ? `delegatecall ${to} value ${value} data ${data}` : `call ${to} value ${value} data ${data}`

export const noChange = 'No change of settings.'

/** A part of a summary that the call data has too. */

export const nativeCurrency = 'the native currency'

export const mismatch = (names: string) => `Does not match: ${names}.`
export const unchecked = (reason: string) => `Could not be checked: ${reason}`
export const nothingCompared = 'nothing was compared.'
export const checked = {
  onChain: 'Checked: the network has it as it is shown here.',
  executed: 'Checked: this is what was signed, and the network has its execution.',
  finished: 'Checked: the owners signed this, and the Safe accepts their signature.',
  over: 'Checked: this is what was proposed; it can no longer be executed.',
  open: 'Checked: this is what will be signed.',
}

/** Names of what is checked. */
export const labels: Record<string, string> = {
  actionCount: 'Number of actions',
  balance: 'Balance',
  baseGas: 'Base gas',
  chain: 'State of the Safe',
  chainId: 'Chain',
  confirmation: 'Signature',
  contractHash: 'Hash of the contract',
  creation: 'Creation',
  creator: 'Creator',
  data: 'Call data',
  dataSize: 'Length of the call data',
  decimals: 'Decimals of the token',
  decodedData: 'Decoded call',
  direction: 'Direction',
  executedSignatures: 'Signature',
  executedThreshold: 'Signatures needed',
  execution: 'Execution',
  executor: 'Executed by',
  factory: 'Factory',
  fallbackHandler: 'Fallback handler',
  gasPrice: 'Gas price',
  gasToken: 'Gas token',
  guard: 'Guard',
  hashOrFields: 'Transaction hash or one of the signed fields',
  implementation: 'Implementation',
  innerCalls: 'Calls of the batch',
  isCancellation: 'Rejection',
  item: 'Missing transaction',
  invented: 'Listed transaction',
  kind: 'Kind of transaction',
  message: 'Message',
  methodName: 'Called function',
  module: 'Module',
  moduleCall: 'Call of the module',
  modules: 'Modules',
  name: 'Name',
  nonce: 'Nonce',
  operation: 'Operation',
  owner: 'Owner',
  owners: 'Owners',
  preparedSignature: 'Finished signature',
  queue: 'Queue',
  recipient: 'Recipient',
  refundReceiver: 'Refund receiver',
  repeat: 'Listed twice',
  safeAddress: 'Safe',
  safeMessageHash: 'Message hash',
  safeTxGas: 'Safe transaction gas',
  safeTxHash: 'Transaction hash',
  sender: 'Sender',
  settingsInfo: 'Change of settings',
  signature: 'Signature',
  signer: 'Signer',
  signedFields: 'One of the signed fields',
  signers: 'Owners',
  singleton: 'Implementation',
  summary: 'Summary',
  symbol: 'Symbol of the token',
  threshold: 'Signatures needed',
  time: 'Time',
  to: 'Recipient',
  token: 'Token',
  tokenId: 'Token id',
  tokenName: 'Name of the token',
  tokenType: 'Kind of token',
  transfer: 'Transfer',
  txHash: 'Transaction on the chain',
  txId: 'Transaction id',
  txStatus: 'Status',
  type: 'Kind of transaction',
  value: 'Amount',
  version: 'Version',
}
