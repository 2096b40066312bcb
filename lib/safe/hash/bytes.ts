import { type Hex, size } from 'viem'

/**
 * Whole bytes as outsiders write them, `0x` or `0X` and the digits in any letter case: in lower case with `0x`, the one
 * spelling that is kept and compared here. Undefined for anything else.
 */
export function parseBytes(value: unknown): Hex | undefined {
  if (typeof value !== 'string' || value.length % 2 === 1 || !/^0x[0-9a-f]*$/i.test(value)) return undefined
  return `0x${value.slice(2).toLowerCase()}`
}

/** The 32 bytes of a hash, in that one spelling; undefined for anything else. */
export function parseHash(value: unknown): Hex | undefined {
  const bytes = parseBytes(value)
  return bytes && size(bytes) === 32 ? bytes : undefined
}

/** The same bytes in that one spelling. */
export function normalizeBytes(bytes: Hex): Hex {
  return `0x${bytes.slice(2).toLowerCase()}`
}

/** Whether two texts stand for the same bytes, however they are spelled; text that is no whole bytes equals nothing. */
export function sameBytes(one: unknown, other: unknown): boolean {
  const bytes = parseBytes(one)
  return bytes !== undefined && bytes === parseBytes(other)
}
