import { parseExactJson } from '@/lib/format/exactJson'
import { hashTypedMessage } from './hashTypedMessage'
import { InvalidTypedDataError, type MessageTypedData, OversizedTypedDataError, withDomainType } from './typedMessage'
import { findPrimaryType, readArrayType, readTypeTable, type TypedDataField, type TypeTable } from './typeTable'
import * as words from './words'

const partNames = ['types', 'primaryType', 'domain', 'message']
// Nothing that a person can read is larger.
const longestText = 200_000

/**
 * Typed data from JSON text, with every digit kept: whole numbers too long for a float become text, which hashes the same.
 * Strict: each field of each type must be there, and nothing that no signature covers. The primary type and the domain's
 * type are filled in. Throws InvalidTypedDataError with the place of what is wrong.
 */
export function parseTypedMessage(text: string): MessageTypedData {
  if (text.length > longestText) throw new OversizedTypedDataError(words.longText(longestText))
  const parts = asRecord(readJson(text))
  const foreign = Object.keys(parts).find((name) => !partNames.includes(name))
  if (foreign !== undefined) throw new InvalidTypedDataError(words.foreignPart(foreign))
  const domain = asRecord(parts.domain, 'domain')
  const message = asRecord(parts.message, 'message')
  const types = withDomainType({ domain, types: readTypes(parts.types) })
  const table = readTypeTable({ domain, types })
  const primaryType = parts.primaryType === undefined ? findPrimaryType(table) : readName(parts.primaryType, table)
  const typedData = { types, primaryType, domain, message }
  // Throws for all that is missing, of another kind or too much; what is left is what nobody would sign.
  hashTypedMessage(typedData)
  refuseUnsigned(domain, 'EIP712Domain', table, 'domain')
  refuseUnsigned(message, primaryType, table, 'message')
  return typedData
}

function readJson(text: string): unknown {
  try {
    return parseExactJson(text)
  } catch (error) {
    throw new InvalidTypedDataError(words.noJson(error instanceof Error ? error.message : ''), error)
  }
}

function readTypes(value: unknown): MessageTypedData['types'] {
  return Object.fromEntries(
    Object.entries(asRecord(value, 'types')).map(([name, list]) => [name, readType(name, list)]),
  )
}

function readType(typeName: string, list: unknown): TypedDataField[] {
  if (!Array.isArray(list)) throw new InvalidTypedDataError(words.noFieldList(typeName))
  return list.map((entry: unknown, index) => {
    const path = `types.${typeName}[${index}]`
    const { name, type, ...others } = asRecord(entry, path)
    if (typeof name !== 'string' || typeof type !== 'string' || Object.keys(others).length > 0) {
      throw new InvalidTypedDataError(words.noField(path))
    }
    return { name, type }
  })
}

function readName(value: unknown, table: TypeTable): string {
  if (typeof value === 'string' && table.has(value)) return value
  throw new InvalidTypedDataError(words.noPrimaryType)
}

/** Takes values that were hashed before, so that their kinds and their number are known. */
function refuseUnsigned(value: unknown, type: string, table: TypeTable, path: string): void {
  const list = readArrayType(type)
  if (list && Array.isArray(value)) {
    for (const [index, item] of value.entries()) refuseUnsigned(item, list.itemType, table, `${path}[${index}]`)
    return
  }
  const fields = table.get(type)
  if (!fields) return
  const record = asRecord(value, path)
  const names = new Set(fields.map(({ name }) => name))
  const foreign = Object.keys(record).find((key) => !names.has(key))
  if (foreign !== undefined) throw new InvalidTypedDataError(words.unsigned({ path, name: foreign, type }))
  for (const field of fields) refuseUnsigned(record[field.name], field.type, table, `${path}.${field.name}`)
}

function asRecord(value: unknown, path?: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidTypedDataError(words.noJsonObject(path))
  }
  return Object.fromEntries(Object.entries(value))
}
