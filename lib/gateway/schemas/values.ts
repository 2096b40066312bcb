import { type Address, type Hex, size, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { parseAddress } from '@/lib/format/address'
import { parseBytes } from '@/lib/safe/hash/bytes'
import * as words from './words'

/** An address in any letter case, checksummed. A service's checksum proves nothing: a wrong one is not refused. */
export const address = z.pipe(
  z.custom<string>((value) => parseAddress(value, 'anyCase') !== undefined, words.expectedAddress),
  z.transform((text): Address => parseAddress(text, 'anyCase') ?? zeroAddress),
)

/** Whole bytes as hex, in lower case: what is read from them is looked up and compared by its text. */
export const hex = bytes(words.expectedBytes)

/** 32 bytes as hex, in lower case. */
export const hash = bytes(words.expectedHash, 32)

function bytes(message: string, length?: number) {
  const isFitting = (value: Hex) => length === undefined || size(value) === length
  const read = (value: unknown) => [parseBytes(value)].find((read) => read !== undefined && isFitting(read))
  return z.pipe(
    z.custom<string>((value) => read(value) !== undefined, message),
    z.transform((value): Hex => read(value) ?? '0x'),
  )
}
