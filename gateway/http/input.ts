import { type Address, getAddress, type Hex } from 'viem'
import { invalid } from './failure'

const addressPattern = /^0x[0-9a-fA-F]{40}$/
const hashPattern = /^0x[0-9a-fA-F]{64}$/
const bytesPattern = /^0x(?:[0-9a-fA-F]{2})*$/

/** Any letter case is accepted, a wrong checksum too; the result is checksummed. */
export function parseAddress(value: unknown, path: (string | number)[] = []): Address {
  if (typeof value !== 'string' || !addressPattern.test(value)) throw invalid('Invalid address', path)
  return getAddress(value.toLowerCase())
}

export function parseHash(value: unknown, path: (string | number)[] = []): Hex {
  if (!isHash(value)) throw invalid('Invalid hash: 0x and 64 hexadecimal digits are expected', path)
  return lowerHex(value)
}

export function isHash(value: unknown): value is Hex {
  return typeof value === 'string' && hashPattern.test(value)
}

export function isBytes(value: unknown): value is Hex {
  return typeof value === 'string' && bytesPattern.test(value)
}

export function lowerHex(value: Hex): Hex {
  return `0x${value.slice(2).toLowerCase()}`
}

const flags = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

export function parseFlag(query: URLSearchParams, name: string, fallback: boolean) {
  const value = query.get(name)
  if (value === null || value === '') return fallback
  const flag = flags.get(value.toLowerCase())
  if (flag === undefined) throw invalid(`${name} must be true or false`, [name])
  return flag
}

export function parseOptionalFlag(query: URLSearchParams, name: string) {
  return query.get(name) ? parseFlag(query, name, false) : undefined
}

export function parseOptionalAddress(query: URLSearchParams, name: string) {
  const value = query.get(name)
  return value ? parseAddress(value, [name]) : undefined
}

export function parseOptionalAmount(query: URLSearchParams, name: string) {
  const value = query.get(name)
  if (!value) return undefined
  if (!/^\d{1,78}$/.test(value)) throw invalid(`${name} must be a whole number`, [name])
  return BigInt(value)
}

/** Milliseconds. */
export function parseOptionalDate(query: URLSearchParams, name: string) {
  const value = query.get(name)
  if (!value) return undefined
  const time = Date.parse(value)
  if (Number.isNaN(time)) throw invalid(`${name} must be a date`, [name])
  return time
}
