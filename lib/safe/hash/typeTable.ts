import {
  InvalidTypedDataError,
  type MessageTypedData,
  OversizedTypedDataError,
  typedDataLimits,
  withDomainType,
} from './typedMessage'
import * as words from './words'

export type TypedDataField = Readonly<{ name: string; type: string }>

/** The struct types of typed data by name. Names are others' text: they are looked up in here and in no plain object. */
export type TypeTable = ReadonlyMap<string, readonly TypedDataField[]>

const { types: mostTypes, fields: mostFields, nameLength: longestName } = typedDataLimits
const structName = /^[A-Za-z0-9_$:]+$/
const takenName = /^(?:address|bool|string|(?:u?int|bytes)\d*)$/
const basicType =
  /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256))$/

/**
 * The types of typed data with that of its domain, each checked: names that EIP-712 can encode, each field once and of a
 * type that is there. Throws InvalidTypedDataError, also where there are more than `typedDataLimits` allow.
 */
export function readTypeTable(typedData: Pick<MessageTypedData, 'domain' | 'types'>): TypeTable {
  const table: TypeTable = new Map(Object.entries(withDomainType(typedData)))
  if (table.size > mostTypes) throw new OversizedTypedDataError(words.manyTypes(mostTypes))
  let left = mostFields
  for (const [name, fields] of table) {
    if (!structName.test(name) || takenName.test(name) || name.length > longestName) {
      throw new InvalidTypedDataError(words.wrongTypeName(name.slice(0, 100)))
    }
    left -= fields.length
    if (left < 0) throw new OversizedTypedDataError(words.manyFields(mostFields))
    checkFields(name, fields, table)
  }
  return table
}

function checkFields(typeName: string, fields: readonly TypedDataField[], table: TypeTable): void {
  const names = new Set<string>()
  for (const { name, type } of fields) {
    if (names.has(name)) throw new InvalidTypedDataError(words.twoFields({ type: typeName, name: name.slice(0, 100) }))
    names.add(name)
    // These would make one field read like several in what is hashed.
    if (name === '' || /[\s,()]/.test(name) || name.length > longestName) {
      throw new InvalidTypedDataError(words.wrongFieldName({ type: typeName, name: name.slice(0, 100) }))
    }
    const itemType = withoutArrays(type)
    if (type.length > longestName || !(table.has(itemType) || basicType.test(itemType))) {
      throw new InvalidTypedDataError(words.unknownType({ path: `${typeName}.${name}`, type: type.slice(0, 100) }))
    }
  }
}

/** The one type that no other type refers to. Throws InvalidTypedDataError where that is not clear. */
export function findPrimaryType(table: TypeTable): string {
  const used = new Set([...table.values()].flatMap((fields) => fields.map(({ type }) => withoutArrays(type))))
  const [root, ...others] = [...table.keys()].filter((name) => name !== 'EIP712Domain' && !used.has(name))
  if (root === undefined || others.length > 0) throw new InvalidTypedDataError(words.unclearPrimaryType)
  return root
}

/** EIP-712's `encodeType`: the type and, in the order of the alphabet, all that it refers to. */
export function encodeType(name: string, table: TypeTable): string {
  const found = new Set([name])
  // A set goes on to what is added to it meanwhile.
  for (const type of found) {
    for (const field of table.get(type) ?? []) {
      const next = withoutArrays(field.type)
      if (table.has(next)) found.add(next)
    }
  }
  const [first = name, ...others] = found
  return [first, ...others.sort()].map((type) => encodeStruct(type, table)).join('')
}

function encodeStruct(name: string, table: TypeTable): string {
  return `${name}(${(table.get(name) ?? []).map((field) => `${field.type} ${field.name}`).join(',')})`
}

/** `Leg[][2]` as `Leg[]` and its length 2 (undefined where it has no fixed one); undefined for what is no list. */
export function readArrayType(type: string): { itemType: string; length: number | undefined } | undefined {
  const [, itemType, length] = /^(.*)\[(\d*)\]$/s.exec(type) ?? []
  if (itemType === undefined) return undefined
  return { itemType, length: length ? Number(length) : undefined }
}

function withoutArrays(type: string): string {
  return type.replace(/(?:\[\d*\])+$/, '')
}
