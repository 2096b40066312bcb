import { concat, type Hex, hexToBytes, keccak256, stringToBytes } from 'viem'
import { encodeTypedValue } from './encodeTypedValue'
import { InvalidTypedDataError, type MessageTypedData, OversizedTypedDataError, typedDataLimits } from './typedMessage'
import { encodeType, findPrimaryType, readArrayType, readTypeTable, type TypeTable } from './typeTable'
import * as words from './words'

// Each way in asks for the hash of one and the same object several times: to check it, to show it, to verify it. What was
// parsed is never changed.
const known = new WeakMap<MessageTypedData, Hex>()

/**
 * The EIP-712 hash of typed data; the primary type is found when only one type can be it. Equal to viem's
 * `hashTypedData`, which encodes the types anew for each value: here each is encoded once, and the whole takes a bounded
 * time. Throws InvalidTypedDataError for what is not valid or beyond `typedDataLimits`, and for a value of another kind
 * than its type, which would be signed as something else than it is shown.
 */
export function hashTypedMessage(typedData: MessageTypedData): Hex {
  const hash = known.get(typedData) ?? computeHash(typedData)
  known.set(typedData, hash)
  return hash
}

function computeHash(typedData: MessageTypedData): Hex {
  const table = readTypeTable(typedData)
  const primaryType = typedData.primaryType ?? findPrimaryType(table)
  if (!table.has(primaryType)) throw new InvalidTypedDataError(words.noPrimaryType)
  const hasher = createHasher(table)
  const domain = hasher.hashStruct('EIP712Domain', typedData.domain, 'domain', 0)
  const prefix = hexToBytes('0x1901')
  if (primaryType === 'EIP712Domain') return keccak256(concat([prefix, domain]))
  const message = hasher.hashStruct(primaryType, typedData.message, 'message', 0)
  return keccak256(concat([prefix, domain, message]))
}

function createHasher(table: TypeTable) {
  const hashType = createTypeHasher(table)
  const spend = createBudget()

  function hashStruct(type: string, value: unknown, path: string, depth: number): Uint8Array {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new InvalidTypedDataError(words.noObject(path))
    }
    if (depth > typedDataLimits.depth) throw new OversizedTypedDataError(words.nestedTooDeeply(path))
    const parts = [hashType(type)]
    for (const field of table.get(type) ?? []) {
      const at = `${path}.${field.name}`
      if (!Object.hasOwn(value, field.name)) throw new InvalidTypedDataError(words.missing(at))
      parts.push(encode(field.type, Reflect.get(value, field.name), at, depth + 1))
    }
    return keccak256(concat(parts), 'bytes')
  }

  function hashList(itemType: string, length: number | undefined, value: unknown, path: string, depth: number) {
    if (!Array.isArray(value)) throw new InvalidTypedDataError(words.noList(path))
    if (length !== undefined && value.length !== length) {
      throw new InvalidTypedDataError(words.wrongLength({ path, count: length }))
    }
    const parts: Uint8Array[] = []
    for (let index = 0; index < value.length; index += 1) {
      parts.push(encode(itemType, value[index], `${path}[${index}]`, depth + 1))
    }
    return keccak256(concat(parts), 'bytes')
  }

  function encode(type: string, value: unknown, path: string, depth: number): Uint8Array {
    spend(value)
    const list = readArrayType(type)
    if (list) return hashList(list.itemType, list.length, value, path, depth)
    return table.has(type) ? hashStruct(type, value, path, depth) : encodeTypedValue(type, value, path)
  }

  return { hashStruct }
}

function createTypeHasher(table: TypeTable): (type: string) => Uint8Array {
  const hashes = new Map<string, Uint8Array>()
  let left = typedDataLimits.typeText
  return (type) => {
    const known = hashes.get(type)
    if (known) return known
    const text = encodeType(type, table)
    left -= text.length
    if (left < 0) throw new OversizedTypedDataError(words.entangledTypes)
    const hash = keccak256(stringToBytes(text), 'bytes')
    hashes.set(type, hash)
    return hash
  }
}

/** Counts the values and the bytes of their texts; throws OversizedTypedDataError beyond `typedDataLimits`. */
export function createBudget(): (value: unknown) => void {
  let { values, text } = typedDataLimits
  return (value) => {
    values -= 1
    if (typeof value === 'string') text -= stringToBytes(value).length
    if (values < 0) throw new OversizedTypedDataError(words.manyValues(typedDataLimits.values))
    if (text < 0) throw new OversizedTypedDataError(words.longTexts(typedDataLimits.text))
  }
}
