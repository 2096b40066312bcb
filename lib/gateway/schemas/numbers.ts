import * as z from 'zod/mini'
import * as words from './words'

const maxUint256 = 2n ** 256n - 1n

/** A uint256 as a decimal string: the gateway's form of amounts. */
export const amount = z.pipe(
  z.string().check(
    // The length bound comes first: reading a number of a million digits takes seconds.
    z.refine((text) => /^\d{1,78}$/.test(text) && BigInt(text) <= maxUint256, words.expectedNumber),
  ),
  z.transform((text) => BigInt(text)),
)

/** A whole number of 0 or more: counts, thresholds and times (ms since 1970). */
export const count = z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0, words.expectedCount)

/** A nonce: a count, as bigint because contracts hash it as uint256. A decimal string is accepted too. */
export const nonce = z.pipe(
  z.union([count, amount]),
  z.transform((value) => BigInt(value)),
)

/** The gateway's form of a chain id is a decimal string. */
export const chainId = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, words.expectedChainId)),
  z.transform((text) => Number(text)),
)
