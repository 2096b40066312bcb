export const unnamedCall = 'The service does not say what this transaction calls.'
/** Why there is no hash that owners sign. */
export const unsigned = {
  module: 'A module acted for the Safe on its own: owners signed nothing.',
  creation: 'This created the Safe: there were no owners to sign it.',
  transfer: 'Somebody else sent this to the Safe: its owners signed nothing.',
  unknown: 'The service describes a kind of transaction that is not known here.',
}
export const unknownKind = 'This kind of transaction is not known here.'

export const invented =
  'The gateway lists this transaction and has none of its id: it was made up, or deleted a moment ago.'
export const listed = 'The list and the details agree.'
export const listedOtherwise = 'The list says something else than the details.'
export const repeated = 'It is listed twice, and there is only one.'

export const placeUnsaid = 'The service does not say where this was mined.'
export const placeNotAsked = 'The chain was not asked about this.'
export const placeSilent = 'The chain did not answer about this.'
export const noSuchPlace = 'The chain does not have the transaction that is named here.'
export const unknownStatus = 'The service gives an unknown status.'

export const notCreated = 'The Safe was not created in the transaction that is named here.'
export const created = 'The Safe was created in this transaction.'
export const onlySaidCreated =
  'Only a contract that is not known here, or nobody, says that the Safe was created in this transaction.'
const creationParts = {
  txHash: 'transaction',
  creator: 'creator',
  factory: 'factory',
  implementation: 'implementation',
}
export type CreationPart = keyof typeof creationParts
export const creationPartUnnamed = (part: CreationPart) => `The chain does not name the ${creationParts[part]}.`
export const creationPart = (part: CreationPart) =>
  [`The chain names the same ${creationParts[part]}.`, `The chain names another ${creationParts[part]}.`] as const

export const noTransfer = 'The service describes no transfer.'
export const unknownToken = 'This kind of token is not known here.'
export const paymentSilent = 'The chain did not answer what was paid.'
export const transferred = 'The chain has this transfer.'
export const transferRepeated = 'It is listed more often than the chain has it.'
export const noTrace = 'The payment left no trace on the chain that can be read here.'
export const noSuchTransfer = 'The transaction that is named here does not have this transfer.'
export const onlyTokenLeft = 'Only the token says that this left the Safe: no owner signed it here.'
export const cameIn = 'This came in, and is said not to have.'
export const notCome = 'This did not come to the Safe.'
export const notIncoming = 'not INCOMING'
type Move = { amount: bigint; token: string | undefined; sender: string; recipient: string }
export const move = ({ amount, token = 'the native currency', sender, recipient }: Move) =>
  `${amount} of ${token} from ${sender} to ${recipient}`

export const moduleUntold = 'The Safe does not say that this module acted for it in this transaction.'
export const moduleActed = 'The Safe says that this module acted for it.'
export const moduleRepeated = 'It is listed more often than the module acted.'
export const moduleCallUnsaid = 'The service does not say what the module called.'
export const reverted = 'The transaction that is named here was reverted.'
export const modulesUntold = 'This Safe does not write down what modules do: only the service says it.'
export const moduleCalled = 'The module called the Safe in this transaction.'
export const moduleCallsUntold = 'This Safe does not write down what a module calls: only the service says it.'
export const moduleCall = 'The Safe wrote down this call of the module.'
export const moduleCallRepeated = 'It is listed more often than the Safe wrote it down.'
export const otherModuleCall = 'The module made another call.'

export const movesNothing = 'Moves nothing: such transfers put an address into the history, to be copied by mistake.'
export const imitation = 'The gateway takes this for the imitation of an earlier transfer.'
export const distrustedToken =
  'The gateway does not trust this token: anybody can make one, and have it say who sent it to whom.'
export const onlyTokenSent = 'Only the token says that this Safe sent it: no owner signed it here.'

export const unknownApproved = 'The gateway knows no transaction of this hash.'
export const foreignApproval = 'Calls approveHash of a contract that is no Safe: what that does is not known here.'
export const approvedChecked = 'Checked: this is what is approved.'
export const approvedRecomputed = 'Recomputed from what was given here: this is what is approved.'
export const usedApproval = (nonce: bigint) =>
  `Nonce ${nonce} of that Safe is used already: an approval has no effect any more.`
export const idleApproval = (approver: string) => `${approver} is not an owner of that Safe: its approval fails.`
export const wrongApproval = 'What the gateway says about the transaction that this approves is not true.'
export const uncheckedApproval = 'What this approves could not be checked in full.'
export const unknownApproval = 'This approves a transaction that is not known here: what it does cannot be shown.'
