import { plural } from '@/lib/format/count'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

export const sharedNonce = (nonce: bigint) =>
  `These transactions share nonce ${nonce}: only one of them can be executed`

export const listIsWrong = 'The Safe service’s list of this queue is not right'
export const forgetMissing = 'Forget what is missing'
export const missingHint = 'What is missing may have been deleted by whoever proposed it, or the Safe service hides it.'
export const gap = 'The queue has a gap'

export const showUnsigned = 'Show proposals that nobody signed'
export const queue = 'queue'
export const loadingQueue = 'Loading the queue…'
export const usedNonces = 'Used nonces'
export const usedHint = 'The Safe is past these nonces: none of these can be executed any more.'
export const next = 'Next'
export const queued = 'Queued'
export const nothingWaits = 'The Safe service lists nothing that waits to be signed or executed.'
export const noProposal = 'The Safe service lists no proposal, signed or not.'

export const noNonce = 'Without a nonce'
export const nonce = (value: bigint) => `Nonce ${value}`

export const note = (text: string) => `Note: ${text}`
export const warnings = (count: number) => plural(count, { one: '1 warning', other: `${count} warnings` })
export const confirm = 'Confirm'
export const execute = 'Execute'

export const unknown = (count: number) =>
  plural(count, { one: 'One entry cannot be shown', other: `${count} entries cannot be shown` })
export const nameless = 'without a name'
export const unknownKinds = (names: string) => `The Safe service lists a kind that is not known here: ${names}.`

export const executed = 'Executed'
export const failed = 'Failed'
export const cancelled = 'Cancelled'
export const unknownStatus = 'Status not known'

export const statuses: Record<TransactionDetails['txStatus'], string> = {
  AWAITING_CONFIRMATIONS: 'Waiting for signatures',
  AWAITING_EXECUTION: 'Waiting for execution',
  CANCELLED: 'Cancelled: another transaction used its nonce',
  FAILED: 'Executed, but it failed',
  SUCCESS: executed,
  UNKNOWN: 'A status that is not known here',
}

export const cannotLoad = 'This list cannot be loaded.'
export const noQueue =
  'This site has no Safe service, so there is no common queue: each owner keeps in their browser what they begin and what is handed to them.'
export const newTransaction = 'New transaction'
