import { isObjectEIP712TypedData } from '@safe-global/safe-apps-sdk'
import { type Hex, hashMessage, hexToBytes, isHex, size, stringToHex } from 'viem'
import * as z from 'zod/mini'
import { hashTypedMessage } from '@/lib/safe/hash/hashTypedMessage'
import { longestMessage } from '@/lib/safe/hash/messageHash'
import { OversizedTypedDataError } from '@/lib/safe/hash/typedMessage'
import { findPrimaryType, readTypeTable } from '@/lib/safe/hash/typeTable'
import { AppRequestError, appErrorCode } from '@/lib/safe-apps/host/appRequestError'
import * as words from './words'

/** What an app wants signed. `bytes` is what EIP-191 hashes (viem: `hashMessage({ raw: bytes })`); `text` is the same
 * as people read it, undefined when the bytes are no UTF-8. Typed data has its primary type filled in. */
export type AppMessage =
  | { kind: 'personal'; bytes: Hex; text: string | undefined }
  | { kind: 'typedData'; typedData: AppTypedData }

/** Typed data of an app in the shape that viem hashes; amounts are decimal text where the app posted bigints. */
export type AppTypedData = {
  domain: z.output<typeof domainShape>
  types: TypedDataTypes
  primaryType: string
  message: Record<string, unknown>
}

type TypedDataTypes = Record<string, { name: string; type: string }[]>

/** What a Safe signs on the chain for such a message, and is asked about afterwards (EIP-1271). */
export function hashContent(message: AppMessage): Hex {
  return message.kind === 'personal' ? hashMessage({ raw: message.bytes }) : hashTypedMessage(message.typedData)
}

/** The checked params of `signMessage`. The provider passes personal_sign's hexadecimal on untouched, so text of that
 * form stands for its bytes. Throws AppRequestError 'Invalid message type' for anything but text. */
export function parseMessage(params: unknown): AppMessage {
  const parsed = messageParams.safeParse(params)
  if (!parsed.success) throw new AppRequestError('signMessage', appErrorCode.invalidParams, words.badMessage)
  const { message } = parsed.data
  const isText = !isHex(message) || message.length % 2 === 1
  const length = isText ? message.length : size(message)
  if (length > longestMessage) {
    const reason = isText ? words.longText(longestMessage) : words.longBytes(longestMessage)
    throw new AppRequestError('signMessage', appErrorCode.invalidParams, reason)
  }
  if (isText) return { kind: 'personal', bytes: stringToHex(message), text: message }
  return { kind: 'personal', bytes: message, text: decodeText(message) }
}

/** The checked params of `signTypedMessage`: an object with domain, types and message that can be hashed. The primary
 * type may be left out when only one type is used by no other. Throws AppRequestError 'Invalid typed data', or which limit
 * it is beyond. */
export function parseTypedData(params: unknown): AppMessage {
  const container = typedDataParams.safeParse(params)
  const candidate = container.success ? container.data.typedData : undefined
  const parsed = isObjectEIP712TypedData(candidate) ? typedDataShape.safeParse(candidate) : undefined
  if (!parsed?.success) throw invalidTypedData()
  const { domain, types } = parsed.data
  try {
    const primaryType = parsed.data.primaryType ?? findPrimaryType(readTypeTable({ domain, types }))
    const typedData = { domain, types, message: withoutBigints(parsed.data.message), primaryType }
    hashTypedMessage(typedData)
    return { kind: 'typedData', typedData }
  } catch (cause) {
    throw invalidTypedData(cause)
  }
}

const messageParams = z.object({ message: z.string() })
const typedDataParams = z.object({ typedData: z.unknown() })

const chainId = z.int().check(z.nonnegative())
const chainIdText = z.string().check(z.regex(/^(?:\d{1,16}|0x[0-9a-fA-F]{1,14})$/))
const hex = z.custom<Hex>((value) => isHex(value))
const domainShape = z.object({
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  chainId: z.optional(z.pipe(z.union([z.number(), z.bigint(), chainIdText]), z.pipe(z.transform(Number), chainId))),
  verifyingContract: z.optional(hex),
  salt: z.optional(hex),
})
const typedDataShape = z.object({
  domain: domainShape,
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  message: z.record(z.string(), z.unknown()),
  primaryType: z.optional(z.string()),
})

// Frames can post bigints, JSON cannot hold them: as decimal text they hash the same and can be shown and proposed.
function withoutBigints(message: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, plainValue(value)]))
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return value.map(plainValue)
  return isRecord(value) ? withoutBigints(value) : value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function decodeText(bytes: Hex): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(bytes))
  } catch {
    return undefined
  }
}

function invalidTypedData(cause?: unknown): AppRequestError {
  if (cause instanceof OversizedTypedDataError) {
    const reason = words.largeTypedData(cause.details)
    return new AppRequestError('signTypedMessage', appErrorCode.invalidParams, reason, { cause })
  }
  return new AppRequestError('signTypedMessage', appErrorCode.invalidParams, words.badTypedData, { cause })
}
