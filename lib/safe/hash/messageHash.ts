import { concat, type Hex, hashStruct, keccak256, stringToBytes } from 'viem'
import { AppError } from '@/lib/errors'
import { versionRules } from '@/lib/safe/account/version'
import { hashSafeDomain, type SafeAccount, safeDomain } from './domain'
import { hashTypedMessage } from './hashTypedMessage'
import type { MessageTypedData } from './typedMessage'
import * as words from './words'

/** How many characters a text may have that is to be signed: more can neither be read nor checked. */
export const longestMessage = 50_000

/** A text of more than `longestMessage` characters. */
export class LongMessageError extends AppError {
  override name = 'LongMessageError'

  constructor() {
    super(words.longMessage(longestMessage))
  }
}

/** The hashes of a message that a Safe signs; `contentHash` is what an EIP-1271 caller passes to the Safe. */
export type SafeMessageHashes = {
  contentHash: Hex
  domainHash: Hex
  messageHash: Hex
  safeMessageHash: Hex
  preimage: Hex
}

const safeMessageTypes = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const

/** The EIP-712 message that an owner signs to sign `content` as the Safe; `content` is hashed by `hashContent`. */
export function safeMessageTypedData(account: SafeAccount, content: Hex) {
  return {
    domain: safeDomain(account),
    types: safeMessageTypes,
    primaryType: 'SafeMessage' as const,
    message: { message: content },
  }
}

/**
 * Hashes a text (EIP-191) or typed data (EIP-712) as the Safe's message, as the compatibility fallback handler and
 * SignMessageLib do. Throws UnknownSafeVersionError, LongMessageError and InvalidTypedDataError.
 */
export function hashSafeMessage(account: SafeAccount, message: string | MessageTypedData): SafeMessageHashes {
  if (typeof message === 'string' && message.length > longestMessage) throw new LongMessageError()
  const contentHash = typeof message === 'string' ? hashText(message) : hashTypedMessage(message)
  return hashSafeMessageContent(account, contentHash)
}

/** EIP-191's hash of a text, as viem's `hashMessage`, which writes it out as hexadecimal several times. */
function hashText(text: string): Hex {
  const bytes = stringToBytes(text)
  return keccak256(concat([stringToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]))
}

/**
 * The hashes for content that is already bytes. The content is the 32-byte hash of what is signed, or, for an owner
 * that is itself a Safe, the preimage of its own Safe's hash (contracts below 1.5.0).
 */
export function hashSafeMessageContent(account: SafeAccount, content: Hex): SafeMessageHashes {
  const domainHash = hashSafeDomain(account)
  const messageHash = hashStruct({ types: safeMessageTypes, primaryType: 'SafeMessage', data: { message: content } })
  const preimage = concat(['0x1901', domainHash, messageHash])
  return { contentHash: content, domainHash, messageHash, safeMessageHash: keccak256(preimage), preimage }
}

/**
 * The bytes with which a Safe below 1.5.0 asks the contracts among its owners about a message: up to 1.3.0 the content as
 * it is, from 1.4.0 on what the SafeMessage hash is the hash of (CompatibilityFallbackHandler).
 */
export function bytesShownToOwners(version: string, { contentHash, preimage }: SafeMessageHashes): Hex {
  return versionRules(version).messageBytes === 'preimage' ? preimage : contentHash
}
