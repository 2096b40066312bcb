import { formatCount } from '@/lib/format/count'

export const noJsonFile = 'This file is not valid JSON.'
export const noBatch = 'This file holds no batch of transactions.'
export const largeBatch = (most: number) => `A batch has at most ${most} transactions.`
export const otherVersion = 'This file has another version.'
export const noChain = 'This file does not say for which network.'
export const inTransaction = ({ position, problem }: { position: number; problem: string }) =>
  `Transaction ${position}: ${problem}`

export const noJson = 'This text is not valid JSON.'
export const longText = 'This text is too long for a transaction.'
export const noTransaction = 'This text holds no transaction of a Safe.'
export const noSignatures = 'The signatures are missing.'
export const manySignatures = 'There are too many signatures.'
export const noAddress = (name: string) => `${name} is not an address.`
export const noNumber = (name: string) => `${name} is not a number that it can be.`
export const noHexadecimal = (name: string) => `${name} is not hexadecimal.`

export const longForLink = ({ length, most }: { length: number; most: number }) =>
  `Too long for a link (${formatCount(length)} characters, at most ${formatCount(most)}): hand it on as a file.`
export const longLink = 'This link is too long for a transaction.'
export const damagedLink = 'The transaction in this link is damaged.'
