import { concat, type Hex, hashMessage, hashStruct, hashTypedData, keccak256 } from 'viem'
import { AppError } from '@/lib/errors'
import { hashSafeDomain, type SafeAccount, safeDomain } from './domain'

/** EIP-712 data as another party hands it over: its primary type may be left out when only one type can be it. */
export type MessageTypedData = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType?: string | undefined
  message: Record<string, unknown>
}

/** The hashes of a message that a Safe signs; `contentHash` is what an EIP-1271 caller passes to the Safe. */
export type SafeMessageHashes = {
  contentHash: Hex
  domainHash: Hex
  messageHash: Hex
  safeMessageHash: Hex
  preimage: Hex
}

/** Typed data that cannot be hashed by EIP-712: a type is missing or a value does not fit its type. */
export class InvalidTypedDataError extends AppError {
  override name = 'InvalidTypedDataError'

  constructor(details: string, cause?: unknown) {
    super('This typed data is not valid, so it cannot be signed.', { details: details.slice(0, 500), cause })
  }
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
 * SignMessageLib do. Throws UnknownSafeVersionError and InvalidTypedDataError.
 */
export function hashSafeMessage(account: SafeAccount, message: string | MessageTypedData): SafeMessageHashes {
  const contentHash = typeof message === 'string' ? hashMessage(message) : hashTypedMessage(message)
  return hashSafeMessageContent(account, contentHash)
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

function hashTypedMessage(typedData: MessageTypedData): Hex {
  const primaryType = typedData.primaryType ?? findPrimaryType(typedData.types)
  const { domain, types, message } = typedData
  try {
    return hashTypedData<Record<string, unknown>, string>({ domain, types, primaryType, message })
  } catch (error) {
    throw new InvalidTypedDataError(error instanceof Error ? error.message : 'unknown', error)
  }
}

/** The one type that no other type refers to. */
function findPrimaryType(types: MessageTypedData['types']): string {
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain')
  const fieldTypes = names.flatMap((name) => (types[name] ?? []).map((field) => field.type.replace(/(\[\d*\])+$/, '')))
  const roots = names.filter((name) => !fieldTypes.includes(name))
  const [root] = roots
  if (root === undefined || roots.length > 1) throw new InvalidTypedDataError('The primary type is not clear.')
  return root
}
