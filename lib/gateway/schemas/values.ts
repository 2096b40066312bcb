import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import * as z from 'zod/mini'

/** An address in any letter case, checksummed. */
export const address = z.pipe(
  z.string().check(z.refine((text) => isAddress(text, { strict: false }), 'expected an address')),
  z.transform((text): Address => getAddress(text)),
)

/** Whole bytes as hex. */
export const hex = z.custom<Hex>((value) => isHex(value) && value.length % 2 === 0, 'expected hex bytes')

/** 32 bytes as hex, in lower case. */
export const hash = z.pipe(
  z.custom<Hex>((value) => isHex(value) && value.length === 66, 'expected a 32-byte hash'),
  z.transform((value): Hex => `0x${value.slice(2).toLowerCase()}`),
)
