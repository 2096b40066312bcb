import { SiweMessage } from 'siwe'
import type { Address } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { SignInError } from '@/lib/auth/signInError'

/** What a sign-in message says. Only these fields decide; request id and resources grant nothing here. */
export type SignInMessage = {
  scheme: string | undefined
  domain: string
  address: Address
  statement: string | undefined
  uri: string
  chainId: number
  nonce: string
  issuedAt: Date
  expirationTime: Date | undefined
  notBefore: Date | undefined
}

const textFields = ['scheme', 'domain', 'address', 'statement', 'uri', 'version', 'nonce', 'requestId'] as const
const timeFields = ['issuedAt', 'expirationTime', 'notBefore'] as const

/**
 * Reads an EIP-4361 message by siwe's grammar and by viem's, and throws SignInError `malformed_message` unless both
 * accept it and agree on every field: where parsers differ, what was signed and what is checked may differ too.
 */
export function parseSignInMessage(text: string): SignInMessage {
  const strict = parseStrictly(text)
  const loose = parseSiweMessage(text)
  const isAgreed =
    textFields.every((field) => (strict[field] || undefined) === loose[field]) &&
    timeFields.every((field) => isSameTime(strict[field], loose[field])) &&
    strict.chainId === loose.chainId &&
    JSON.stringify(strict.resources ?? []) === JSON.stringify(loose.resources ?? [])
  const { domain, address, uri, nonce, issuedAt } = loose
  if (!isAgreed || !domain || !address || !uri || !nonce || !issuedAt) {
    throw new SignInError('malformed_message', 'The message can be read in two ways.')
  }
  const { scheme, statement, expirationTime, notBefore } = loose
  const { chainId } = strict
  return { scheme, domain, address, statement, uri, chainId, nonce, issuedAt, expirationTime, notBefore }
}

function parseStrictly(text: string): SiweMessage {
  try {
    return new SiweMessage(text)
  } catch (cause) {
    throw new SignInError('malformed_message', 'The message does not follow EIP-4361.', { cause })
  }
}

function isSameTime(text: string | undefined, time: Date | undefined): boolean {
  if (!text || !time) return !text && !time
  // An invalid date is not even equal to itself, so it never passes.
  return new Date(text).getTime() === time.getTime()
}
