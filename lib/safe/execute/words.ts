import { enabledModule, ownerProblems, ownHandler, reservedModule } from '@/lib/safe/settings/words'

type Counts = { expected: bigint | number; received: bigint | number }
type Amounts = { held: string; needed: string; lack: string }
type OfToken = { holder: string | undefined; token: string }
type Item = { item: bigint; collection: string }

/** Whether the chain has an execution. */
export const executionReasons = {
  executionNotAsked: 'The network was not asked whether this was executed.',
  executionSilent: 'The network did not answer whether this was executed.',
  noSuchExecution: 'The network does not have the transaction that is said to have executed this.',
  unprovable: 'The Safe had a version then that does not write down what it executes, and nothing else proves it.',
  executed: 'The network has the execution of this transaction.',
  notExecuted: 'The transaction that is said to have executed this did not.',
}

export const notExecutable = {
  signatures: ({ expected, received }: Counts) => `This needs ${expected} signatures of owners and has ${received}.`,
  nonce: ({ expected, received }: Counts) =>
    `The Safe's next nonce is ${expected}, and this transaction has ${received}.`,
}
export const wrongChain = ({ expected, received }: { expected: number; received: number }) =>
  `The wallet is on network ${received}, and this Safe is on network ${expected}.`

const cutOffSignature = 'A contract signature is cut off.'
/** What the contracts' own codes say; a revert of the called contract arrives as GS013. */
export const safeErrors: Readonly<Record<string, string>> = {
  GS000: 'The Safe could not be set up.',
  GS001: 'The Safe has no owners yet.',
  GS010: 'There is not enough gas for what the transaction reserves.',
  GS011: 'The refund in native currency could not be paid.',
  GS012: 'The refund in tokens could not be paid.',
  GS013: 'The call inside the transaction failed.',
  GS020: 'There are too few signatures.',
  GS021: 'A contract signature points to the wrong place.',
  GS022: cutOffSignature,
  GS023: cutOffSignature,
  GS024: 'A contract among the owners does not accept its signature.',
  GS025: 'An owner has not approved the hash.',
  GS026: 'A signature is not of an owner, or the signatures are not sorted.',
  GS030: 'Only owners can approve a hash.',
  GS031: 'Only the Safe itself can do this.',
  GS100: 'A module is set up already.',
  GS101: reservedModule,
  GS102: enabledModule,
  GS103: 'This module is not enabled, or its predecessor is wrong.',
  GS104: 'Only an enabled module can do this.',
  GS200: 'The owners are set up already.',
  GS201: 'More signatures would be needed than there are owners.',
  GS202: 'At least one signature must be needed.',
  GS203: ownerProblems.reserved,
  GS204: ownerProblems.alreadyOwner,
  GS205: 'This address is not an owner, or its predecessor is wrong.',
  GS300: 'This contract is not a guard.',
  GS301: 'This contract is not a guard of module transactions.',
  GS400: ownHandler,
}

export const withCode = ({ sentence, code }: { sentence: string; code: string }) => `${sentence} (${code})`
type RefundAmounts = { least: string; held: string } | undefined
const beside = (amounts: RefundAmounts) =>
  amounts ? `: it is ${amounts.least} or more, and the Safe holds ${amounts.held}.` : '.'
export const unpaidRefunds = {
  GS011: (amounts: RefundAmounts) => `The refund in native currency could not be paid${beside(amounts)} (GS011)`,
  GS012: (amounts: RefundAmounts) => `The refund in tokens could not be paid${beside(amounts)} (GS012)`,
}

/** Where a reason is undefined, none was given. */
export const reverts = (reason: string | undefined) =>
  reason === undefined ? 'It would be reverted, without a reason.' : `It would be reverted: ${reason}.`
export const refuses = (reason: string | undefined) =>
  reason === undefined ? 'The network would refuse it, without a reason.' : `The network would refuse it: ${reason}.`
const nameCall = ({ method, to }: { method: string | undefined; to: string }) =>
  method ? `${method} of ${to}` : `The call to ${to}`
const because = (reason: string | undefined) => (reason === undefined ? ', without a reason.' : `: ${reason}.`)
export const callFails = (call: { method: string | undefined; to: string }, reason: string | undefined) =>
  `${nameCall(call)} fails${because(reason)}`
export const callOfManyFails = (
  call: { method: string | undefined; to: string; position: number; count: number },
  reason: string | undefined,
) => `Call ${call.position} of ${call.count} fails: ${nameCall(call)}${because(reason)}`
export const guardRefuses = (guard: string, reason: string | undefined) =>
  `The Safe’s guard ${guard} refuses it${because(reason)}`
const panics: Readonly<Record<string, string>> = {
  '1': 'an assertion does not hold',
  '17': 'a number becomes too large or too small',
  '18': 'a division by zero',
  '33': 'a value that its kind does not have',
  '34': 'stored bytes that are badly encoded',
  '49': 'an empty list is shortened',
  '50': 'a list is not that long',
  '65': 'too much memory is asked for',
  '81': 'a function that is not set is called',
}
export const panic = (code: string) =>
  panics[code]
    ? `a fault of the contract: ${panics[code]} (panic ${code})`
    : `a fault of the contract: a panic (panic ${code})`
export const unknownError = (data: string) => `an error that is not known here (${data})`
export const emptyReason = 'an empty reason'

export const nonceUsed =
  'The wallet took a nonce of its account that is used already: another transaction was first. Try again; if it stays, reset the account’s activity in your wallet.'
export const nonceGap =
  'The wallet took a nonce of its account that leaves a gap. Reset the account’s activity in your wallet, then try again.'
export const underpriced =
  'Another transaction of this account waits with the same nonce, and the fee is too low to take its place: wait, or raise the fee in your wallet.'
export const alreadyKnown = 'The node has this very transaction already: wait until the network has taken it.'
export const lowFee = 'The fee is below what the network asks for now: raise it in your wallet.'
export const lowGas = 'The gas limit is too low for any transaction: leave it to the estimate.'
export const muchGas = 'It needs more gas than a block of this network has.'
export const muchOrDearGas = 'It needs more gas than a block of this network has, or than the account can pay for.'
export const busyNode = 'The node takes no more questions for now: wait a moment.'
export const notTakenForEnough = ({ account, held, needed }: { account: string; held: string; needed: string }) =>
  `The account ${account} holds ${held}, which the node does not take for enough to pay the fee of about ${needed}.`
export const lackingFee = ({ account, held, needed, lack }: { account: string } & Amounts) =>
  `The account ${account} holds ${held} and the fee is about ${needed}: ${lack} are missing.`
export const unpayableFee = ({ account, held }: { account: string; held: string | undefined }) =>
  held === undefined
    ? `The account ${account} cannot pay the fee.`
    : `The account ${account} holds ${held} and cannot pay the fee.`

export const ofToken = (token: string) => `of the token ${token}`
export const ofThisToken = 'of the token'
export const lackingCurrency = ({ held, needed, lack }: Amounts) =>
  `The Safe holds ${held} and this pays ${needed}: ${lack} are missing.`
export const lackingToken = ({ holder = 'The Safe', token, held, needed, lack }: OfToken & Amounts) =>
  `${holder} holds ${held} and this sends ${needed}: ${lack} are missing (token ${token}).`
export const lackingAllowance = ({ holder, token, held, needed, lack }: OfToken & Amounts) =>
  `${holder} lets the Safe take ${held} and this takes ${needed}: ${lack} are missing (token ${token}).`
export const lackingItems = ({
  holder,
  item,
  collection,
  held,
  needed,
}: Item & { holder: string; held: bigint; needed: bigint }) =>
  `${holder} holds ${held} of item ${item} and this sends ${needed}: ${needed - held} are missing (collection ${collection}).`
export const noSuchItem = ({ item, collection }: Item) =>
  `Item ${item} of the collection ${collection} does not exist, or its owner cannot be read.`
export const foreignItem = ({ item, collection, holder, owner }: Item & { holder: string; owner: string }) =>
  `Item ${item} of the collection ${collection} belongs to ${holder}, not to ${owner}.`
export const forbiddenItem = ({ item, collection, owner }: Item & { owner: string }) =>
  `${owner} does not let the Safe take item ${item} of ${collection}.`

export const unknownOwners = 'The owners are not known.'
export const notSimulated = 'The node did not simulate this transaction.'
export const strangeAnswer = 'The node answered something else than the Safe would.'
export const callWouldFail = (cause: string) => `Its call would fail, and still use up its nonce. ${cause}`
