type Pair = { address: string; other: string }
type Refund = { receiver: string | undefined; token: string | undefined; price: bigint; fixed: bigint; most: bigint }

export const invalidBatch = 'This batch is not valid.'
export const emptyBatch = 'it holds no call'
export const innerDelegateCall = 'a delegatecall cannot be part of a batch'
export const callToZero = 'a call to the zero address cannot be part of it'
export const strayBytes = (count: number) => `${count} stray bytes at its end`
export const noSuchOperation = (operation: number) => `operation ${operation} does not exist`
export const cutOffCall = 'the data of a call is cut off'

export const wrongReceiver = 'the receiver is not an address.'
export const wrongValue = 'the value is not a whole number of wei.'
export const fileDelegateCall = 'it is a delegatecall (operation 1), and a batch can only make calls.'
export const unknownOperation = 'its operation is not known.'
export const wrongData = 'the data is not hexadecimal.'
export const invalidMethod = 'its method is not valid.'
export const noValues = (method: string) => `its method ${method} needs values, and the file has none.`
export const otherData = 'its data is not what its method and values give.'

export const theValue = 'The value'
export const needsValues = (count: number, given: number) => (name: string) =>
  `${name} needs ${count} values and has ${given}.`
export const needsKnownType = (name: string) => `${name} needs a type that is known.`
export const needsText = (name: string) => `${name} needs text.`
export const needsList = (name: string) => `${name} needs a list such as [1, 2].`
export const needsItems = (count: string) => (name: string) => `${name} needs exactly ${count} items.`
export const needsTuple = (name: string) => `${name} needs a list or an object.`
export const needsParts = (count: number) => (name: string) => `${name} needs exactly ${count} values.`
export const needsInteger = (name: string) => `${name} needs a whole number.`
export const needsRange = (least: bigint, most: bigint) => (name: string) =>
  `${name} needs a number between ${least} and ${most}.`
export const needsTruth = (name: string) => `${name} needs true or false.`
export const needsAddress = (name: string) => `${name} needs an address with a right checksum.`
export const needsBytes = (name: string) => `${name} needs bytes such as 0x1234.`
export const needsLength = (count: string) => (name: string) => `${name} needs ${count} bytes.`
export const unencodable = 'These values cannot be encoded.'

export const noInterface = 'This file holds no interface.'
export const noJson = 'This is not valid JSON.'
export const manyFunctions = 'This interface has too many functions.'
export const noWritingFunction = 'This interface has no function that changes anything.'
export const withExample = (problem: string) =>
  `${problem} A signature looks like: function transfer(address to, uint256 amount)`
export const manyTypes = 'This interface declares too many types.'
export const wrongParentheses = (text: string) => `These parentheses do not fit: “${text}”.`
export const noSignature = (text: string) => `This is no signature: “${text}”.`
export const noType = (text: string) => `“${text}” is no type that is known here.`
export const typeInCall = ({ name, type }: { name: string; type: string }) => `${name} is ${type} in the call.`
export const takenForEnum = (name: string) => `${name} was taken for an enum: uint8 in the call.`
export const takenForContract = (name: string) =>
  `${name} was taken for a contract: address in the call. If it is an enum, write uint8.`

/** The account is undefined where it is the Safe itself. */
const nameAccount = (account: string | undefined) => (account ? `the account ${account}` : 'this Safe')
const powerOf = (account: string | undefined) => `It runs as ${nameAccount(account)} and can change or take everything.`

export const unknownCode =
  'Runs a function that is not known here in the place of the account: it can change everything.'
/** What a signer should have read, by its code. */
export const warnings = {
  unknownDelegateCall: (account: string | undefined) => `Runs the code of an unknown contract. ${powerOf(account)}`,
  uncheckedDelegateCall: (contract: string) =>
    `Runs the code at the address of Safe's ${contract}; what code stands there was not checked.`,
  changedDelegateCall: ({ contract, account }: { contract: string; account: string | undefined }) =>
    `Runs code that is not what belongs to the address of Safe's ${contract}. ${powerOf(account)}`,
  knownDelegateCall: (contract: string) => `Runs Safe's ${contract}, its code checked.`,
  blindApproval: ({ hash, address }: { hash: string; address: string }) =>
    `Approves the hash ${hash} at ${address}. If that is a Safe, this signs a transaction of it that is not shown here.`,
  refund: ({ receiver = 'whoever executes it', token, price, fixed, most }: Refund) => {
    const unit = token === undefined ? 'wei' : `smallest units of the token ${token}`
    const limit = token === undefined ? ', at the lower of this price and that of the block,' : ''
    return `Pays ${receiver} a refund of ${price} ${unit} for each unit of gas${limit}: at least ${fixed} for the fixed part, and about ${most} if all gas is used.`
  },
  rejection: 'Does nothing but use up its nonce, so that others with the same nonce can never be executed.',
  fakeRejection: 'Looks like a rejection and is none: its refund or its delegatecall has an effect.',
  malformedCall: 'Its data does not fit the function it names.',
  hiddenData: 'Its data holds more than is shown.',
  incomplete: 'Holds calls that could not be read.',
  unknownSelfCall: (account: string | undefined) =>
    `Calls ${nameAccount(account)} itself with a function that is not known here: it may change its owners or settings.`,
  givenInterface: 'What it calls is named by the interface that came with it: the contract may do something else.',
  unknownCall: 'Calls a function that is not known here.',
  unlimitedApproval: (spender: string) => `Lets ${spender} spend practically all of this token.`,
  approvalForAll: (spender: string) => `Lets ${spender} move every item of this collection.`,
  lookAlikeAddress: ({ address, other }: Pair) =>
    `${address} looks like ${other}, which you know, but is another address.`,
  unsigned: 'No owner has signed this yet: whoever proposed it may not be an owner.',
  oneIsEnough: 'One key alone is then enough to spend everything in this Safe.',
  allMustSign: 'All owners must then sign: if one key is lost, everything in the Safe is lost.',
  removesYou: 'Your account is then no owner any more.',
}
