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
