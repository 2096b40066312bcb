import { plural } from '@/lib/format/count'
import type { FilledForm } from './readFormLink'

export const fileTooLarge = 'This file is too large for a batch.'
export const otherChain = (chainId: number) => `This batch is for the network ${chainId}.`
export const batchName = 'Batch'
export const exportBatch = 'Export batch'
export const importBatch = 'Import batch'
export function imported(namesChain: boolean, hasChanged: boolean): string {
  const changed = hasChanged ? ' The file was changed after it was written: check it.' : ''
  const chain = namesChain ? '' : ' The file does not say for which network it is.'
  return `Imported.${changed}${chain}`
}

export const contract = 'Contract'
export const value = 'Value'
export const abi = 'Interface (ABI as JSON, or one signature a line)'
export const functionName = 'Function'
export const unnamedParameter = (position: number) => `Parameter ${position}`
export const callData = 'Call data'
export const badCallData = 'Call data is hexadecimal, such as 0x1234.'

export const draft = (count: number) => `Batch of ${plural(count, { one: '1 action', other: `${count} actions` })}`
export const runTogether = 'They run together, in this order: all of them or none.'
export const actionsLabel = 'Actions'
export const impossible = (problem: string) => `Impossible at this place: ${problem}`
export const up = 'Up'
export const moveUp = (position: number) => `Move action ${position} up`
export const down = 'Down'
export const moveDown = (position: number) => `Move action ${position} down`
export const remove = 'Remove'
export const removeAction = (position: number) => `Remove action ${position}`
export const refused =
  'The Safe would refuse all of it because of the actions that are impossible. Move or remove them.'
export const review = 'Review'
export const reviewBatch = (count: number) =>
  plural(count, { one: 'Review 1 action', other: `Review ${count} actions` })
export const discardActions = 'Discard all actions'
export const ownersNow = 'Owners now'
export const ownersAfterwards = 'Owners afterwards'
/** Beside an owner, on the side before or after the change. */
export const ownerSigns = { gone: 'goes', new: 'is new' }

export const add = 'Add to the batch'
export const addAnother = 'Add another action'
export const clear = 'Clear the form'

export const chooseItem = 'Choose an NFT'
export const loadingItems = 'Loading the NFTs…'
export const unnamedCollection = 'NFT'
export const itemTitle = (collection: string, id: bigint) => `${collection} #${id}`
export const moreItems = 'Show more'
export const otherItem = 'One that is not listed'
export const collection = 'Collection'
export const receiver = 'Receiver'
export const badTokenId = 'The token id is a whole number.'
export const tokenId = 'Token id'

export const approvalNotChecked = 'The other Safe’s transaction could not be checked'
export const approval = 'An approval for another Safe'
export const approvalHint = (otherSafe: string) =>
  `This Safe is asked to sign a transaction of ${otherSafe} as one of its owners. Its signature is a transaction of its own that approves the hash: its owners sign and execute it like any other.`
export const otherNonce = (nonce: bigint) => `Nonce ${nonce} of the other Safe`
export const reviewApproval = 'Review the approval'

export const openThere = 'Open it there'
export const linkCarries = 'This link carries a transaction'
export const linkHint = (nonce: bigint) =>
  `Nonce ${nonce}. It is checked like everything else before anything can be signed.`
export const reviewLinked = 'Review the transaction of the link'

export const actionKinds = {
  send: 'Send tokens',
  item: 'Send an NFT',
  call: 'Call a contract',
  owners: 'Change owners',
  settings: 'Change modules, guard or handler',
}
export const whatToDo = 'What to do'
export const nextAction = 'The next action'
export const moreWays = 'Import a batch, or a transaction from another owner'
export const actionKind = 'Kind of action'

/** Anybody may have written the link. */
export function filledByLink({ fields, isPartial }: Pick<FilledForm, 'fields' | 'isPartial'>): string {
  const partial = 'Something in the link could not be read and was left out.'
  if (Object.keys(fields).length === 0) return isPartial ? partial : ''
  return `Filled in from the link: check it.${isPartial ? ` ${partial}` : ''}`
}

export const ownerChanges = {
  add: 'Add an owner',
  remove: 'Remove an owner',
  swap: 'Replace an owner',
  threshold: 'Change the threshold',
}
export const newOwner = 'New owner'
export const chooseOwner = 'Choose an owner.'
export const change = 'Change'
export const owner = 'Owner'
export const ownerChoice = (name: string | undefined, address: string) => (name ? `${name} ${address}` : address)
export const threshold = 'Signatures needed afterwards'
export const thresholdOf = (threshold: number, owners: number) => `${threshold} of ${owners}`

export const noBalances = 'The balances are not known yet.'
export const unknownDecimals = 'How this token counts is not known: use a contract call.'
export const zeroAmount = 'The amount is zero.'
export const token = 'Token'
export const amount = 'Amount'
export const max = 'Max'
export const chooseToken = 'Choose a token'
export const about = (value: string) => `about ${value}`
export const moreThanThere = 'More than the Safe has now.'

export const settingsChanges = {
  enableModule: 'Enable a module: it can act without signatures',
  disableModule: 'Disable a module',
  setGuard: 'Set the transaction guard: it can block everything',
  setHandler: 'Set the fallback handler',
}
export const address = 'Address'
export const emptyRemoves = 'Empty removes it.'

export const fromOwnerToOwner = 'Passed on by a link or a file'
export const held = (nonce: bigint, signatures: number) =>
  `A transaction with nonce ${nonce} and ${plural(signatures, { one: '1 signature', other: `${signatures} signatures` })} is kept here.`
export const reviewIt = 'Review it'
export const handedOn = 'Handed on at the moment'
