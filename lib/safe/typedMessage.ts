import { type Hex, hashTypedData } from 'viem'
import { AppError } from '@/lib/errors'

/** EIP-712 data as another party hands it over: its primary type may be left out when only one type can be it. */
export type MessageTypedData = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType?: string | undefined
  message: Record<string, unknown>
}

/** Typed data that cannot be hashed by EIP-712: a type is missing or a value does not fit its type. */
export class InvalidTypedDataError extends AppError {
  override name = 'InvalidTypedDataError'

  constructor(details: string, cause?: unknown) {
    super('This typed data is not valid, so it cannot be signed.', { details: details.slice(0, 500), cause })
  }
}

/** The EIP-712 hash of typed data; the primary type is found when only one type can be it. Throws InvalidTypedDataError. */
export function hashTypedMessage(typedData: MessageTypedData): Hex {
  const primaryType = typedData.primaryType ?? findPrimaryType(typedData.types)
  const { domain, message } = typedData
  const types = withDomainType(typedData)
  try {
    return hashTypedData<Record<string, unknown>, string>({ domain, types, primaryType, message })
  } catch (error) {
    throw new InvalidTypedDataError(error instanceof Error ? error.message : 'unknown', error)
  }
}

/**
 * What of the typed data is signed, in the order of its types: show this, not what was handed over, which may hold
 * further fields that no signature covers. Throws InvalidTypedDataError.
 */
export function pickSignedFields(typedData: MessageTypedData): Required<MessageTypedData> {
  const primaryType = typedData.primaryType ?? findPrimaryType(typedData.types)
  const { EIP712Domain = [], ...types } = withDomainType(typedData)
  const domain = pickFields(typedData.domain, EIP712Domain, types)
  const message = pickFields(typedData.message, types[primaryType] ?? [], types)
  return { domain, types: typedData.types, primaryType, message }
}

/**
 * The types with that of the domain, which may be left out: then it has EIP-712's fields that the domain has. Otherwise
 * a chain id that is written as text would be shown, and not be signed.
 */
export function withDomainType({
  domain,
  types,
}: Pick<MessageTypedData, 'domain' | 'types'>): MessageTypedData['types'] {
  if (types.EIP712Domain) return types
  const isGiven = (name: string) => domain[name] !== undefined && domain[name] !== null
  return { EIP712Domain: domainFields.filter(({ name }) => isGiven(name)), ...types }
}

const domainFields: Fields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

type Fields = readonly { name: string; type: string }[]

function pickFields(value: unknown, fields: Fields, types: Record<string, Fields>): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {}
  const present = fields.filter(({ name }) => Object.hasOwn(value, name))
  return Object.fromEntries(present.map(({ name, type }) => [name, pickValue(Reflect.get(value, name), type, types)]))
}

function pickValue(value: unknown, type: string, types: Record<string, Fields>): unknown {
  if (Array.isArray(value)) return value.map((item) => pickValue(item, type.replace(/\[\d*\]$/, ''), types))
  const fields = types[type]
  return fields ? pickFields(value, fields, types) : value
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
