import { type MessageTypedData, pickSignedFields, withDomainType } from '@/lib/safe/typedMessage'

type Fields = readonly { name: string; type: string }[]
type Types = Record<string, Fields>

export type TypedField = { name: string; type: string; value: unknown; children?: readonly TypedField[] | undefined }

export type SignedFields = { primaryType: string; domain: TypedField[]; message: TypedField[] }

/** What of typed data is signed, domain first, in the order and with the types of its own definition. */
export function listSignedFields(typedData: MessageTypedData): SignedFields {
  const { types, primaryType, domain, message } = pickSignedFields(typedData)
  const domainFields = withDomainType(typedData).EIP712Domain ?? []
  return {
    primaryType,
    domain: listFields(domainFields, domain, types),
    message: listFields(types[primaryType] ?? [], message, types),
  }
}

function listFields(fields: Fields, value: unknown, types: Types): TypedField[] {
  const holder = typeof value === 'object' && value !== null ? value : {}
  return fields.map(({ name, type }) => listField(name, type, Reflect.get(holder, name), types))
}

function listField(name: string, type: string, value: unknown, types: Types): TypedField {
  if (Array.isArray(value)) {
    const itemType = type.replace(/\[\d*\]$/, '')
    const children = value.map((item: unknown, index) => listField(`[${index}]`, itemType, item, types))
    return { name, type, value, children }
  }
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  return { name, type, value, children: fields && listFields(fields, value, types) }
}
