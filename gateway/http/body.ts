import { getAddress } from 'viem'
import { z } from 'zod'
import { invalid } from './failure'
import { isBytes, isHash, lowerHex } from './input'

const largestAmount = 2n ** 256n - 1n

export const addressField = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'Invalid address')
  .transform((value) => getAddress(value.toLowerCase()))

/** A whole number as text, as it may be larger than JSON's numbers. */
export const amountField = z
  .string()
  .regex(/^\d{1,78}$/, 'A whole number as text is expected')
  .transform(BigInt)
  .refine((value) => value <= largestAmount, 'The number does not fit into 256 bits')

export const nonceField = amountField.refine((value) => value <= Number.MAX_SAFE_INTEGER, 'The nonce is too large')

export const bytesField = z
  .string()
  .refine((value) => isBytes(value), 'Whole bytes in hexadecimal digits are expected')
  .transform((value) => lowerHex(`0x${value.slice(2)}`))

export const hashField = z
  .string()
  .refine((value) => isHash(value), 'Invalid hash: 0x and 64 hexadecimal digits are expected')
  .transform((value) => lowerHex(`0x${value.slice(2)}`))

/** One owner's signature is 65 bytes; more follow it directly. */
export const signatureField = bytesField.refine(
  (value) => value.length >= 2 + 65 * 2,
  'A signature has 65 bytes or more',
)

export const operationField = z.union([z.literal(0), z.literal(1)], 'operation must be 0 or 1')

/** Throws the gateway's 422 with the first thing that is wrong. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = (issue?.path ?? []).map((part) => (typeof part === 'number' ? part : String(part)))
  const message = issue?.message ?? 'The body has the wrong shape'
  throw invalid(message, path, issue?.code)
}
