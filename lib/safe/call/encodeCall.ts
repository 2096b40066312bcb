import { type AbiFunction, type AbiParameter, encodeFunctionData, type Hex } from 'viem'
import { AppError } from '@/lib/errors'
import { parseAddress } from '@/lib/format/address'
import { asPlainText, parseExactJson } from '@/lib/format/exactJson'
import { normalizeBytes, parseBytes } from '@/lib/safe/hash/bytes'
import { parseListText } from './listText'
import * as words from './words'

/** A value that does not fit its parameter; `path` names it, such as `legs[0].amount`. */
export class InvalidArgumentError extends AppError {
  override name = 'InvalidArgumentError'
  readonly path: string

  constructor(path: string, say: (name: string) => string) {
    super(say(path || words.theValue))
    this.path = path
  }
}

/**
 * Call data from values as people and files write them: numbers as decimal or 0x text of any length, true and false,
 * arrays and tuples as JSON text or as the transaction builder takes them, with quotes of either kind or none. Every digit
 * is kept; the bytes are in lower case. Throws InvalidArgumentError.
 */
export function encodeCall(item: AbiFunction, values: readonly unknown[]): Hex {
  if (values.length !== item.inputs.length) fail(item.name, words.needsValues(item.inputs.length, values.length))
  const args = item.inputs.map((input, index) => asArgument(input, values[index], input.name ?? `${index}`))
  try {
    return normalizeBytes(encodeFunctionData({ abi: [item], functionName: item.name, args }))
  } catch (cause) {
    const details = cause instanceof Error ? cause.message : undefined
    throw new AppError(words.unencodable, { cause, ...(details && { details }) })
  }
}

function asArgument(parameter: AbiParameter, value: unknown, path: string): unknown {
  const array = /^(.*)\[(\d*)\]$/.exec(parameter.type)
  if (array) return asList({ ...parameter, type: array[1] ?? '' }, array[2] ?? '', value, path)
  if ('components' in parameter) return asTuple(parameter.components, value, path)
  if (parameter.type === 'string') return typeof value === 'string' ? value : fail(path, words.needsText)
  if (parameter.type === 'bool') return asBoolean(value, path)
  if (parameter.type === 'address') return asAddress(value, path)
  if (parameter.type.startsWith('bytes')) return asBytes(parameter.type, value, path)
  return /^u?int\d*$/.test(parameter.type) ? asInteger(parameter.type, value, path) : fail(path, words.needsKnownType)
}

function asList(item: AbiParameter, length: string, value: unknown, path: string): unknown[] {
  const list = readList(value, item)
  if (!Array.isArray(list)) return fail(path, words.needsList)
  if (length !== '' && list.length !== Number(length)) return fail(path, words.needsItems(length))
  return list.map((entry, index) => asArgument(item, entry, `${path}[${index}]`))
}

function asTuple(components: readonly AbiParameter[], value: unknown, path: string): unknown[] {
  const tuple = readList(value)
  if (typeof tuple !== 'object' || tuple === null) return fail(path, words.needsTuple)
  const entries = Array.isArray(tuple) ? tuple : components.map(({ name }) => Reflect.get(tuple, name ?? ''))
  if (entries.length !== components.length) return fail(path, words.needsParts(components.length))
  return components.map((component, index) =>
    asArgument(component, entries[index], `${path}.${component.name || index}`),
  )
}

function asInteger(type: string, value: unknown, path: string): bigint {
  const text = withoutQuotes(asPlainText(value)).trim()
  if (!/^-?(\d{1,80}|0x[0-9a-f]{1,64})$/i.test(text)) return fail(path, words.needsInteger)
  // BigInt reads no sign before 0x.
  const number = text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text)
  const bits = BigInt(/\d+$/.exec(type)?.[0] ?? 256)
  const [min, max] = type.startsWith('u') ? [0n, 2n ** bits - 1n] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]
  return number >= min && number <= max ? number : fail(path, words.needsRange(min, max))
}

function asBoolean(value: unknown, path: string): boolean {
  const text = asPlainText(value).toLowerCase()
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : fail(path, words.needsTruth)
}

function asAddress(value: unknown, path: string): string {
  return parseAddress(asPlainText(value)) ?? fail(path, words.needsAddress)
}

function asBytes(type: string, value: unknown, path: string): Hex {
  const text = asPlainText(value)
  const length = /\d+$/.exec(type)?.[0]
  if (length === undefined) return parseBytes(text) ?? fail(path, words.needsBytes)
  // As the transaction builder does it, and Solidity: what is too short is filled with zeros at its end.
  const full = 2 + 2 * Number(length)
  const bytes = text.length > 1 && text.length <= full ? parseBytes(text.padEnd(full, '0')) : undefined
  return bytes ?? fail(path, words.needsLength(length))
}

function readList(value: unknown, item?: AbiParameter): unknown {
  if (typeof value !== 'string') return value
  // Quotes say nothing around values that hold none themselves: the transaction builder drops them all.
  const isQuoteFree = item !== undefined && !/^(string|tuple)/.test(item.type)
  return parseJson(value) ?? parseListText(isQuoteFree ? withoutQuotes(value) : value)
}

function parseJson(text: string): unknown {
  try {
    return parseExactJson(text)
  } catch {
    return undefined
  }
}

function withoutQuotes(text: string): string {
  return text.replace(/["']/g, '')
}

function fail(path: string, say: (name: string) => string): never {
  throw new InvalidArgumentError(path, say)
}
