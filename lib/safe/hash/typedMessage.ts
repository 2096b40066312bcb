import { AppError } from '@/lib/errors'
import * as words from './words'

/** EIP-712 data as another party hands it over: its primary type may be left out when only one type can be it. */
export type MessageTypedData = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType?: string | undefined
  message: Record<string, unknown>
}

/**
 * How much typed data may hold, so that nothing that a stranger makes up holds the page up, and a person can read it: its
 * types and their fields, the characters of a name, and of all types as they are hashed; the values of domain and message,
 * the bytes of all their texts, and how deep they are nested.
 */
export const typedDataLimits = {
  ...{ types: 100, fields: 1_000, nameLength: 200, typeText: 50_000 },
  ...{ values: 1_000, text: 100_000, depth: 30 },
} as const

/** Typed data that cannot be hashed by EIP-712: a type is missing or a value does not fit its type. */
export class InvalidTypedDataError extends AppError {
  override name = 'InvalidTypedDataError'

  constructor(details: string, cause?: unknown) {
    super(words.invalidTypedData, { details: details.slice(0, 500), cause })
  }
}

/** Typed data beyond `typedDataLimits`: it may be valid elsewhere. `details` says which limit. */
export class OversizedTypedDataError extends InvalidTypedDataError {
  override name = 'OversizedTypedDataError'
  override message = words.oversizedTypedData
}

/**
 * The types with that of the domain, which may be left out: then it has EIP-712's fields that the domain has. Otherwise
 * a chain id that is written as text would be shown, and not be signed.
 */
export function withDomainType({
  domain,
  types,
}: Pick<MessageTypedData, 'domain' | 'types'>): MessageTypedData['types'] {
  if (Object.hasOwn(types, 'EIP712Domain')) return types
  const isGiven = (name: string) => Object.hasOwn(domain, name) && domain[name] !== undefined && domain[name] !== null
  return { EIP712Domain: domainFields.filter(({ name }) => isGiven(name)), ...types }
}

const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]
