import { type Hex, hashMessage, hashTypedData } from 'viem'
import { z } from 'zod'

const fieldSchema = z.object({ name: z.string(), type: z.string() })

export const typedDataSchema = z.looseObject({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.array(fieldSchema)),
  message: z.record(z.string(), z.unknown()),
  primaryType: z.string().optional(),
})

type TypedMessage = z.output<typeof typedDataSchema>

/** EIP-191 for a text, EIP-712 for typed data. Throws when the data does not fit its types. */
export function hashOriginalMessage(message: string | TypedMessage): Hex {
  if (typeof message === 'string') return hashMessage(message)
  const { domain, types, message: content } = message
  const primaryType = message.primaryType ?? findPrimaryType(types)
  return hashTypedData({ domain: readDomain(domain), types, primaryType, message: content })
}

/** Clients of old do not name it: it is the type that no other type has as a field. */
function findPrimaryType(types: TypedMessage['types']) {
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain')
  const used = new Set(names.flatMap((name) => (types[name] ?? []).map(({ type }) => type.replace(/(\[\d*\])+$/, ''))))
  const [primaryType, ...others] = names.filter((name) => !used.has(name))
  if (!primaryType || others.length > 0) throw new Error('The primary type is not clear')
  return primaryType
}

function readDomain({ chainId, ...domain }: Record<string, unknown>) {
  return chainId == null ? domain : { ...domain, chainId: BigInt(String(chainId)) }
}
