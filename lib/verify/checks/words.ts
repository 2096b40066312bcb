export const onlyServiceExecuted = 'Only the service says when and by whom it was executed.'
export const notExecuted = 'It is not executed, and is said to have been.'
export const executor = [
  'The account named sent it to the chain.',
  'Another account than named sent it to the chain.',
] as const
export const allSignatures = 'All signatures that it was executed with are shown.'
export const missingSignature = 'It was executed with the signature of this owner, which is not shown.'
export const sameThreshold = 'The Safe needed as many signatures then.'
export const otherThreshold = (threshold: number) => `The Safe needed ${threshold} signatures then.`
export const timeNotAsked = 'The chain was not asked when this was.'
export const time = 'The block has the time that is said here.'
export const otherTime = 'The block that has this is of another time.'
export const timeSilent = 'The chain did not answer when this was.'

export const otherThanAsked = 'The service answers with another transaction than was asked for.'
export const ofThisSafe = 'It belongs to this Safe.'
export const ofOtherSafe = 'It belongs to another Safe.'
export const idOfOtherKind = 'Its id names another kind of transaction.'
export const idOfOtherSafe = 'Its id names another Safe.'
export const idOfOtherHash = 'Its id names another hash.'
export const idOfThis = 'Its id names this transaction.'

export const awaited = ['It waits for what is said here.', 'It waits for something else than is said here.'] as const
export const owners = ['The owners named are those of the Safe.', 'The Safe has other owners than named.'] as const
export const gasToken = ['The gas token is the one described.', 'The gas token is not the one described.'] as const
export const gasTokenSymbol = ['The gas token says this symbol.', 'The gas token has another symbol.'] as const
export const gasTokenDecimals = ['The gas token says these decimals.', 'The gas token has other decimals.'] as const
export const gasTokenSilent = 'The gas token was not read from the chain.'

export const decodesNothing = 'The service decodes data where there is none.'
export const noData = 'no data'
export const innerCallCount = [
  'The service lists as many inner calls as there are.',
  'The service lists another number of inner calls than there are.',
] as const
export const innerCall = [
  'The service shows the inner call as it is.',
  'The service shows an inner call as something that it is not.',
] as const
type PlainCall = { to: string; value: bigint; data: string; operation: number }
export const call = ({ to, value, data, operation }: PlainCall) =>
  operation === 1 ? `delegatecall ${to} value ${value} data ${data}` : `call ${to} value ${value} data ${data}`

export const noChange = 'No change of settings.'
export const unnamedChange = (actual: string) => `The service does not say which setting is changed. ${actual}`
export const change = [
  'The service names the change of settings that the call makes.',
  'The service names another change of settings than the call makes.',
] as const

export const saidCreation = 'The service says that this creates the Safe, which no transaction of the Safe can do.'
export const unknownSummary = (kind: string) => `The service sums this up as ${kind}, which is not known here.`
export const unknownTransfer = (kind: string) =>
  `The service says that this transfers ${kind}, which is not known here.`
export const onlyServiceNames = (method: string) =>
  `Only the service says that this calls ${method}; it was not checked.`
export const onlyServiceCounts = 'Only the service counts the actions of this batch; it was not checked.'
const parts = {
  to: 'target',
  dataSize: 'length of the data',
  value: 'amount',
  methodName: 'called function',
  actionCount: 'number of actions',
  isCancellation: 'answer to whether it only rejects others',
  recipient: 'recipient',
  sender: 'sender',
  token: 'token',
  tokenId: 'item',
}
/** A part of a summary that the call data has too. */
export type SummaryPart = keyof typeof parts
export const summaryPart = (part: SummaryPart) =>
  [
    `The summary gives the ${parts[part]} that the call has.`,
    `The summary gives another ${parts[part]} than the call has.`,
  ] as const

export const noTransfer = 'The service calls this a transfer, and the call data is none.'
export const nativeCurrency = 'the native currency'
export const otherTokenKind = 'The service gives another kind of token than the call data moves.'
export const hiddenPayment = 'The call also pays native currency, which the summary hides.'
export const direction = 'The direction is that of the call.'
export const noDirection = 'The service does not say whether this comes in or goes out.'
export const otherDirection = 'The service gives another direction than the call data.'

export const decimalsUntold = 'The token itself did not say how many decimals it has.'
export const decimalsUnsaid = 'The service does not say how many decimals the token has.'
export const decimals = [
  'The service gives the decimals that the token says.',
  'The service gives other decimals than the token says, so it shows another amount.',
] as const
const tokenTexts = { symbol: 'symbol', tokenName: 'name' }
export type TokenText = keyof typeof tokenTexts
export const tokenTextUntold = (text: TokenText) => `The token itself did not say what its ${tokenTexts[text]} is.`
export const tokenText = (text: TokenText) =>
  [
    `The service gives the ${tokenTexts[text]} that the token says.`,
    `The service gives another ${tokenTexts[text]} than the token says.`,
  ] as const

export const unknownStatus = 'The service gives a status that is not known here.'
export const ending = ['It ended as is said here.', 'It did not end as is said here.'] as const
export const executedEarly = 'It is not executed: its nonce is not used yet.'
export const neverExecuted = 'The Safe never executed it.'
export const onlySaidExecuted = 'Only the service says that it was executed: the chain did not tell.'
export const cancelledExecuted = 'It is not cancelled: the Safe executed it.'
export const cancelledEarly = 'It is not cancelled: its nonce is not used yet.'
export const cancelledPlaced = 'It is said to be cancelled, and to be on the chain.'
export const cancelled = 'Another transaction used its nonce.'
export const onlySaidCancelled =
  'Only the service says that another transaction used its nonce: the chain did not tell.'
export const waitsExecuted = 'It does not wait: the Safe executed it.'
export const waitsPlaced = 'It is said to wait, and to be on the chain.'

export const mismatch = (names: string) => `Does not match: ${names}.`
export const unchecked = (reason: string) => `Could not be checked: ${reason}`
export const nothingCompared = 'nothing was compared.'
export const checked = {
  onChain: 'Checked: the chain has it as it is shown here.',
  executed: 'Checked: this is what was signed, and the chain has its execution.',
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
