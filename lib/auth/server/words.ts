export const onlyMethod = (method: string) => `Only ${method} is answered here.`
export const onlyOwnPages = 'Only pages of this site may ask this.'
export const onlyJson = 'The body must be application/json.'
export const notJson = 'The body is not JSON.'
export const badBody = 'The body lacks a field or has a wrong one.'
export const bodyEnded = 'The body ended early.'
export const bodyTooLarge = (kibibytes: number) => `The body is larger than ${kibibytes} KiB.`
export const tooManyRequests = (seconds: number) =>
  `Too many requests came from your network. Try again in ${seconds} ${seconds > 1 ? 'seconds' : 'second'}.`
export const failed = 'Something went wrong here.'

export const unknownChain = (chainId: number) => `Chain ${chainId} is not one of this site's chains.`
export const incompleteSafe = 'A nonce for a Safe needs its chainId and address.'
export const foreignNonce = 'The nonce was not issued to this browser.'
export const oldNonce = (lifetime: string) => `The nonce is older than ${lifetime}.`
export const usedNonce = 'The nonce was used before.'
export const usedOrOlderNonce = 'The nonce was used before, or the server was started anew since.'
export const storeSilent = 'The store of used nonces does not answer. Try again later.'

export const inexactMessage = 'The message does not follow EIP-4361 to the letter.'
export const badMessage = 'The message does not follow EIP-4361.'
export const ambiguousMessage = 'The message can be read in two ways.'
export const otherDomain = 'The message is for another site.'
export const otherUri = 'The URI of the message is on another site.'
export const otherStatement = 'The message says something else.'
export const noExpiry = 'The message has no expiration time.'
export const longLife = (most: string) => `The message must expire within ${most} of its issue.`
export const expired = 'The message has expired.'
export const notYetValid = 'The message is not valid yet.'

export const notSigned = 'The account did not sign this message.'
export const nodeOfChain = (chainId: number) => `The node answers for chain ${chainId}.`
export const chainSilent = (chainId: number) => `Chain ${chainId} could not be asked about the signature.`
