import { type Address, type Hex, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { parseAddress } from '@/lib/format/address'
import { parseBytes, parseHash } from '@/lib/safe/hash/bytes'
import * as words from './words'

/** An address in any letter case, checksummed. A service's checksum proves nothing: a wrong one is not refused. */
export const address = z.pipe(
  z.custom<string>((value) => parseAddress(value, 'anyCase') !== undefined, words.expectedAddress),
  z.transform((text): Address => parseAddress(text, 'anyCase') ?? zeroAddress),
)

/** Whole bytes as hex, in lower case: what is read from them is looked up and compared by its text. */
export const hex = readAs(parseBytes, words.expectedBytes)

/** 32 bytes as hex, in lower case. */
export const hash = readAs(parseHash, words.expectedHash)

function readAs(read: (value: unknown) => Hex | undefined, message: string) {
  return z.pipe(
    z.custom<string>((value) => read(value) !== undefined, message),
    z.transform((value): Hex => read(value) ?? '0x'),
  )
}
