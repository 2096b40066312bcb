import { hexToBytes, isAddress, keccak256, numberToBytes, padBytes, stringToBytes } from 'viem'
import { InvalidTypedDataError } from './typedMessage'
import * as words from './words'

/**
 * EIP-712's 32 bytes for one value of a basic type, which must be of that kind: text for `string`, not a number that would
 * be signed as another text. Whole numbers may be written as decimal or `0x` text. Throws InvalidTypedDataError.
 */
export function encodeTypedValue(type: string, value: unknown, path: string): Uint8Array {
  if (type === 'bool') {
    if (typeof value === 'boolean') return numberToBytes(value ? 1 : 0, { size: 32 })
    throw new InvalidTypedDataError(words.noTruth(path))
  }
  const [, kind, bits] = /^(u?int)(\d+)$/.exec(type) ?? []
  if (kind !== undefined) return encodeNumber(readNumber(value, path), kind === 'int', Number(bits), path)
  if (typeof value !== 'string') throw new InvalidTypedDataError(words.noText(path))
  if (type === 'string') return keccak256(stringToBytes(value), 'bytes')
  if (type === 'address') return encodeAddress(value, path)
  return encodeBytes(type, value, path)
}

function readNumber(value: unknown, path: string): bigint {
  const isWhole =
    typeof value === 'bigint' ||
    (typeof value === 'number' && Number.isSafeInteger(value)) ||
    (typeof value === 'string' && /^(?:-?\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value))
  if (!isWhole) throw new InvalidTypedDataError(words.noWholeNumber(path))
  return BigInt(value)
}

function encodeNumber(number: bigint, isSigned: boolean, bits: number, path: string): Uint8Array {
  const isInRange = isSigned ? BigInt.asIntN(bits, number) === number : BigInt.asUintN(bits, number) === number
  if (!isInRange) throw new InvalidTypedDataError(words.largeNumber({ path, bits }))
  return numberToBytes(number, { size: 32, signed: isSigned })
}

function encodeAddress(value: string, path: string): Uint8Array {
  // In one letter case there is no checksum to be wrong.
  const isPlain = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(value)
  if (!isPlain && !isAddress(value)) throw new InvalidTypedDataError(words.noAddress(path))
  return padBytes(hexToBytes(`0x${value.slice(2)}`))
}

function encodeBytes(type: string, value: string, path: string): Uint8Array {
  if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) throw new InvalidTypedDataError(words.noHexadecimal(path))
  const bytes = hexToBytes(`0x${value.slice(2)}`)
  if (type === 'bytes') return keccak256(bytes, 'bytes')
  const size = Number(type.slice('bytes'.length))
  if (bytes.length !== size) throw new InvalidTypedDataError(words.wrongSize({ path, count: size }))
  return padBytes(bytes, { dir: 'right' })
}
