/** The two forms of the Safe contract. */
export const singletons = {
  singleton: 'Safe: cheaper, without events for its transactions',
  singletonL2: 'Safe with events: services find its transactions by them',
}
/** The contracts that a creation needs. */
export const contracts = {
  proxyFactory: 'the factory',
  fallbackHandler: 'the fallback handler',
  singleton: 'the Safe contract itself',
}
export const lacks = (contracts: readonly string[]) => `it lacks ${contracts.join(', ')}`
export const unpredictable = 'this network derives addresses in its own way, which this site cannot predict'

export const unknownCode = (codeHash: string) => `unknown code ${codeHash}`
export const none = 'none'

export const ownsItself = 'The Safe cannot be an owner of itself.'
export const badSaltNonce = 'The salt nonce is a whole number, such as 0 or 42.'
export const largeSaltNonce = 'The salt nonce is larger than the network can hold.'
export const unpublished = 'This is no contract that Safe published for the version.'

export const shortage = ({ has, fee, missing }: { has: string; fee: string; missing: string }) =>
  `The account has ${has}, and the fee is about ${fee}: about ${missing} are missing.`

export const ownerTwice = 'This address is among the owners above already.'
export const singleOwner = 'There is one owner: if its key is lost, everything in the Safe is lost.'
export const anyOwner = 'Any single owner can move everything in the Safe without the others.'
export const allOwners = 'All owners must sign: if one key is lost, everything in the Safe is lost.'
export const ownerMissing = 'Write the address or the name of this owner, or remove the owner.'
export const zeroOwner = 'The zero address belongs to nobody and cannot be an owner.'
export const reservedOwner = 'The Safe contracts use this address themselves: it cannot be an owner.'
export const contractOwner = 'This is one of Safe’s own contracts: it cannot sign anything.'

/** In the list of transactions of the wallet dialog. */
export const createSafe = 'Create a Safe'
