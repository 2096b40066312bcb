import { getAddress, type Hex, isAddress, isHex } from 'viem'
import * as z from 'zod/mini'
import type { SafeRef } from '@/lib/gateway/safeRef'
import type { SafeCall } from '@/lib/safe/transaction'

const maxCalls = 500

const storedCall = z.object({
  to: z.string().check(z.refine((text) => isAddress(text))),
  value: z.string().check(z.regex(/^\d{1,78}$/)),
  data: z.string().check(z.refine((text) => isHex(text) && text.length % 2 === 0)),
  operation: z.optional(z.union([z.literal(0), z.literal(1)])),
})
const storedDraft = z.array(storedCall).check(z.maxLength(maxCalls))

export type DraftPart = 'draft' | 'form' | 'file' | 'message'

/** Where the browser keeps a part of what is being put together for a Safe. */
export function draftKey(part: DraftPart, { chainId, address }: SafeRef): `countersign.${string}` {
  return `countersign.${part}.${chainId}.${address.toLowerCase()}`
}

/** The calls of a draft as text. */
export function formatDraft(calls: readonly SafeCall[]): string {
  return JSON.stringify(calls.map(({ value, ...call }) => ({ ...call, value: `${value}` })))
}

/** What `formatDraft` wrote; a text that anything else wrote is no draft. */
export function parseDraft(text: string | null): SafeCall[] {
  if (!text) return []
  try {
    return storedDraft.parse(JSON.parse(text)).map(({ to, value, data, operation }) => ({
      to: getAddress(to),
      value: BigInt(value),
      data: asHex(data),
      ...(operation !== undefined && { operation }),
    }))
  } catch {
    return []
  }
}

function asHex(text: string): Hex {
  return isHex(text) ? text : '0x'
}
