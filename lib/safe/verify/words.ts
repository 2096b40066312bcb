export const threshold = [
  'The Safe needs the number of signatures that is said here.',
  'The Safe needs another number of signatures than is said here.',
] as const

export const onlyService = 'Only the service decodes this data; it was not checked.'
export const decoding = [
  'The service decodes the data as this app does.',
  'The service decodes the data as something that it is not.',
] as const

export const missingExecutions = (nonces: string) =>
  `Nothing is listed for nonce ${nonces}, which the Safe has used: the gateway does not know it yet, or leaves it out.`
export const queuedUsed = (nonce: bigint) => `Nonce ${nonce} is used already.`
export const queuedTwice = (nonce: bigint) => `A transaction with nonce ${nonce} is listed twice.`
export const missingNow = (nonce: bigint) => `A transaction with nonce ${nonce} was listed before and is missing now.`
export const missingBefore = (nonces: string) =>
  `Nothing is listed for nonce ${nonces}, which must come before what is: something may be missing.`

export const ownersUntold = 'The chain did not answer who the owners are.'
export const messageHash = 'The hash was recomputed from the message shown.'
export const otherMessageHash = 'The hash does not belong to the message shown: one of them was changed.'
export const finished = {
  valid: 'The Safe accepts the finished signature (EIP-1271).',
  unknown: 'The Safe was not asked about the finished signature.',
  outdated: 'The Safe does not accept the finished signature now: somebody who signed is no owner any more.',
  invalid: 'The Safe does not accept the finished signature.',
}

export const unhashable = 'These fields cannot be hashed: one of them is out of range.'
export const fieldsHash = 'The hash was recomputed from the fields shown.'
export const noHash = 'The hash given is no hash.'
export const notSignedHash = 'The hash given is not that of the fields, which is what owners signed.'
export const alteredField = (field: string) => `The hash belongs to another ${field}: it was changed.`
export const alteredSigned = (fields: string) =>
  `The hash given, which owners signed, does not belong to the fields shown: one or more of ${fields} were changed. Which one, nothing here tells.`
export const alteredSome = (fields: string) =>
  `The hash given does not belong to the fields shown: it was changed itself, or one or more of ${fields} were. Which one, nothing here tells.`
export const contractNotAsked = 'The chain was not asked, so the hash rests on this app alone.'
export const contractHash = 'The Safe contract computes the same hash.'
export const otherContractHash = 'The Safe contract computes another hash.'
export const noContractHash = 'The Safe contract computes no hash.'
export const contractSilent = 'The chain did not answer with its hash.'
export const chainSilent = 'The chain did not answer: owners, threshold and nonce come from elsewhere.'
export const nonceUsed = 'The nonce is used already.'
export const nonceFree = 'The nonce is not used yet.'

export const report = {
  result: (status: string) => `Result: ${status}`,
  made: (date: string) => `Made: ${date}`,
  chain: (chainId: number) => `Chain: ${chainId}`,
  safe: (address: string) => `Safe: ${address}`,
  fields: 'Fields:',
  hashes: 'Hashes, computed from the fields above:',
  domainHash: (hash: string) => `domain hash: ${hash}`,
  messageHash: (hash: string) => `message hash: ${hash}`,
  safeTxHash: (hash: string) => `safeTxHash: ${hash}`,
  noHashes: 'could not be computed',
  checks: 'Checks:',
  check: ({ status, subject, owner }: { status: string; subject: string; owner: string | undefined }) =>
    owner ? `${status} ${subject} of ${owner}` : `${status} ${subject}`,
  expected: (value: string) => `expected: ${value}`,
  received: (value: string) => `received: ${value}`,
  signedBy: (owners: string) => `Signed by: ${owners || 'nobody that could be verified'}`,
  warnings: 'Warnings:',
  noWarnings: 'none',
}
