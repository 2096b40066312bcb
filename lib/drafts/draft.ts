import * as z from 'zod/mini'
import { AppError } from '@/lib/errors'
import { parseAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { type ComposedCall, readStatedMethod } from '@/lib/safe/call/statedMethod'
import { parseBytes } from '@/lib/safe/hash/bytes'
import * as words from './words'

/** A draft holds no more calls than this. */
const maxCalls = 500

const storedCall = z.object({
  to: z.unknown(),
  value: z.string().check(z.regex(/^\d{1,78}$/)),
  data: z.unknown(),
  operation: z.optional(z.union([z.literal(0), z.literal(1)])),
  method: z.optional(z.unknown()),
})
const storedDraft = z.array(storedCall).check(z.maxLength(maxCalls))

export type DraftPart = 'draft' | 'form' | 'file' | 'message'

/** Where the browser keeps a part of what is being put together for a Safe. */
export function draftKey(part: DraftPart, { chainId, address }: SafeRef): `countersign.${string}` {
  return `countersign.${part}.${chainId}.${address.toLowerCase()}`
}

/** A draft with more calls at its end. Throws AppError with the sentence to show where it has no room for them. */
export function joinCalls(calls: readonly ComposedCall[], more: readonly ComposedCall[]): ComposedCall[] {
  if (calls.length + more.length > maxCalls) throw new AppError(words.tooManyActions(maxCalls))
  return [...calls, ...more]
}

/** The calls of a draft as text. */
export function formatDraft(calls: readonly ComposedCall[]): string {
  return JSON.stringify(calls.map(({ value, ...call }) => ({ ...call, value: `${value}` })))
}

/** What `formatDraft` wrote; a text that anything else wrote is no draft. */
export function parseDraft(text: string | null): ComposedCall[] {
  if (!text) return []
  try {
    return storedDraft.parse(JSON.parse(text)).map(readCall)
  } catch {
    return []
  }
}

function readCall({ value, operation, ...stored }: z.output<typeof storedCall>): ComposedCall {
  const to = parseAddress(stored.to)
  const data = parseBytes(stored.data)
  const method = readStatedMethod(stored.method)
  if (!to || !data) throw new TypeError('No call')
  return { to, value: BigInt(value), data, ...(operation !== undefined && { operation }), ...(method && { method }) }
}
