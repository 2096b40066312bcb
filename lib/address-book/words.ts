import { formatCount } from '@/lib/format/count'

export const full = (most: number) => `The address book is full: it holds ${formatCount(most)} entries.`

/** Which rule a name breaks; `longest` is in characters. */
export const nameFaults = (longest: number) => ({
  empty: 'Write a name: this has no visible character.',
  length: `This name is too long: it may have ${longest} characters.`,
})

export const badChainId = 'The chainId is not a chain’s number.'
export const unknownPrefix = 'The network prefix of this address names no network known here.'
export const otherPrefix = 'The network prefix of this address names another network than the one given beside it.'
