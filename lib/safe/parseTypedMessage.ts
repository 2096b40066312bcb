import { parseExactJson } from './exactJson'
import {
  hashTypedMessage,
  InvalidTypedDataError,
  type MessageTypedData,
  pickSignedFields,
  withDomainType,
} from './typedMessage'

const partNames = ['types', 'primaryType', 'domain', 'message']
// Nothing that a person can read is larger or deeper.
const longestText = 200_000
const deepestNesting = 30

type Fields = readonly { name: string; type: string }[]
type Types = Record<string, Fields>

/**
 * Typed data from JSON text, with every digit kept: whole numbers too long for a float become text, which hashes the same.
 * Strict: each field of each type must be there, and nothing that no signature covers. The primary type and the domain's
 * type are filled in. Throws InvalidTypedDataError with the place of what is wrong.
 */
export function parseTypedMessage(text: string): MessageTypedData {
  if (text.length > longestText) throw new InvalidTypedDataError(`It is longer than ${longestText} characters.`)
  const parts = asRecord(readJson(text), 'It')
  const foreign = Object.keys(parts).find((name) => !partNames.includes(name))
  if (foreign !== undefined) throw new InvalidTypedDataError(`"${foreign}" is no part of EIP-712 typed data.`)
  const domain = asRecord(parts.domain, 'domain')
  const message = asRecord(parts.message, 'message')
  const types = withDomainType({ domain, types: readTypes(parts.types) })
  const named = parts.primaryType === undefined ? undefined : readPrimaryType(parts.primaryType, types)
  const { primaryType } = pickSignedFields({ domain, types, primaryType: named, message })
  checkFields(domain, 'EIP712Domain', types, 'domain', 0)
  checkFields(message, primaryType, types, 'message', 0)
  const typedData = { types, primaryType, domain, message }
  hashTypedMessage(typedData)
  return typedData
}

function readJson(text: string): unknown {
  try {
    return parseExactJson(text)
  } catch (error) {
    throw new InvalidTypedDataError(`It is not JSON: ${error instanceof Error ? error.message : ''}`, error)
  }
}

function readTypes(value: unknown): Types {
  return Object.fromEntries(
    Object.entries(asRecord(value, 'types')).map(([name, list]) => [name, readType(name, list)]),
  )
}

function readType(typeName: string, list: unknown): Fields {
  if (!Array.isArray(list)) throw new InvalidTypedDataError(`types.${typeName} is no list of fields.`)
  const fields = list.map((entry: unknown, index) => {
    const { name, type, ...others } = asRecord(entry, `types.${typeName}[${index}]`)
    if (typeof name !== 'string' || typeof type !== 'string' || Object.keys(others).length > 0) {
      throw new InvalidTypedDataError(`types.${typeName}[${index}] needs a name and a type, and nothing else.`)
    }
    return { name, type }
  })
  const names = fields.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw new InvalidTypedDataError(`types.${typeName} has two fields "${repeated}".`)
  return fields
}

function readPrimaryType(value: unknown, types: Types): string {
  if (typeof value !== 'string' || !Object.hasOwn(types, value)) {
    throw new InvalidTypedDataError('primaryType names none of the types.')
  }
  return value
}

function checkFields(value: Record<string, unknown>, type: string, types: Types, path: string, depth: number): void {
  if (depth > deepestNesting) throw new InvalidTypedDataError(`${path} is nested too deeply.`)
  const fields = types[type] ?? []
  const foreign = Object.keys(value).find((key) => !fields.some(({ name }) => name === key))
  if (foreign !== undefined) {
    throw new InvalidTypedDataError(`${path}.${foreign} is no field of ${type}: no signature would cover it.`)
  }
  for (const { name, type: fieldType } of fields) {
    if (!Object.hasOwn(value, name)) throw new InvalidTypedDataError(`${path}.${name} is missing.`)
    checkValue(value[name], fieldType, types, `${path}.${name}`, depth + 1)
  }
}

function checkValue(value: unknown, type: string, types: Types, path: string, depth: number): void {
  const array = /^(.*)\[(\d*)\]$/s.exec(type)
  if (array) {
    if (!Array.isArray(value)) throw new InvalidTypedDataError(`${path} is no list.`)
    const [, itemType = '', length = ''] = array
    if (length !== '' && value.length !== Number(length)) {
      throw new InvalidTypedDataError(`${path} needs exactly ${length} items.`)
    }
    for (const [index, item] of value.entries()) checkValue(item, itemType, types, `${path}[${index}]`, depth + 1)
    return
  }
  if (Object.hasOwn(types, type)) checkFields(asRecord(value, path), type, types, path, depth)
  else checkBasic(value, type, path)
}

function checkBasic(value: unknown, type: string, path: string): void {
  if (type === 'bool') {
    if (typeof value !== 'boolean') throw new InvalidTypedDataError(`${path} must be true or false.`)
    return
  }
  if (/^u?int\d*$/.test(type)) {
    if (!isWholeNumber(value)) throw new InvalidTypedDataError(`${path} must be a whole number.`)
    return
  }
  if (typeof value !== 'string') throw new InvalidTypedDataError(`${path} must be text.`)
  if (type === 'string') return
  const isEvenHex = /^0x(?:[0-9a-fA-F]{2})*$/.test(value)
  if (!isEvenHex) throw new InvalidTypedDataError(`${path} must be written as 0x and pairs of hexadecimal digits.`)
}

function isWholeNumber(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  return typeof value === 'string' && /^(?:-?\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)
}

function asRecord(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidTypedDataError(`${path} is no JSON object.`)
  }
  return Object.fromEntries(Object.entries(value))
}
