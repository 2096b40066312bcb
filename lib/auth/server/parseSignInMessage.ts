import { SiweMessage } from 'siwe'
import { type Address, checksumAddress, isAddress } from 'viem'
import { SignInError } from '@/lib/auth/signInError'
import { readSiweText, type SiweText } from '@/lib/auth/siweText'
import * as words from './words'

/** What a sign-in message says. Only these fields decide; request id and resources grant nothing here. */
export type SignInMessage = Omit<SiweText, 'address' | 'issuedAt' | 'expirationTime' | 'notBefore'> & {
  address: Address
  issuedAt: Date
  expirationTime: Date | undefined
  notBefore: Date | undefined
}

const fields = [
  ...(['scheme', 'domain', 'address', 'statement', 'uri', 'chainId', 'nonce'] as const),
  ...(['issuedAt', 'expirationTime', 'notBefore', 'requestId'] as const),
]

/**
 * Reads an EIP-4361 message in its one exact spelling (`readSiweText`, the address in EIP-55's), and throws SignInError
 * `malformed_message` for any other, and unless siwe's grammar reads the same in every field: where parsers differ, what
 * was signed and what is checked may differ too.
 */
export function parseSignInMessage(text: string): SignInMessage {
  const read = readSiweText(text)
  if (!read || !isAddress(read.address) || checksumAddress(read.address) !== read.address) {
    throw new SignInError('malformed_message', words.inexactMessage)
  }
  const other = parseByGrammar(text)
  const isAgreed =
    fields.every((field) => (other[field] || undefined) === read[field]) &&
    JSON.stringify(other.resources ?? []) === JSON.stringify(read.resources ?? [])
  if (!isAgreed) throw new SignInError('malformed_message', words.ambiguousMessage)
  const { address, issuedAt, expirationTime, notBefore, ...rest } = read
  return {
    ...rest,
    address,
    issuedAt: new Date(issuedAt),
    expirationTime: expirationTime ? new Date(expirationTime) : undefined,
    notBefore: notBefore ? new Date(notBefore) : undefined,
  }
}

function parseByGrammar(text: string): SiweMessage {
  try {
    return new SiweMessage(text)
  } catch (cause) {
    throw new SignInError('malformed_message', words.badMessage, { cause })
  }
}
