export const writtenOnly =
  'This site has no Safe service: these are the executions that the Safe itself wrote down on the network. What came in is not among them.'
export const inExplorer = 'Show in a block explorer'
export const nothingWritten = 'None of its owners’ transactions was executed yet.'
export const notAllWritten = (found: number, all: bigint) =>
  `The node’s records have ${found} of its ${all} executions.`
export const executions = 'Executions'
export const showOlder = 'Show older ones'
export const unreadCall = 'Its call cannot be read here:'
export const readingCall = 'Its call is being read:'
export const untoldCall = 'The node does not tell its call yet:'
export const callFailed = 'Its call failed'
export const nonceOf = (nonce: bigint) => `Nonce ${nonce}`
export const openExplorer = 'Open in the explorer'
