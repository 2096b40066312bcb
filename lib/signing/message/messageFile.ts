import type { Address } from 'viem'
import * as z from 'zod/mini'
import { AppError } from '@/lib/errors'
import { address, hex } from '@/lib/gateway/schemas/values'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import * as words from './words'

/** A message with its signatures as it travels outside of any service; nothing in it is verified yet. */
export type MessageFile = {
  chainId: number
  safe: Address
  /** As `formatMessageContent` writes it. */
  content: string
  signatures: readonly OwnerSignature[]
}

const maxLength = 2_000_000
// As for transactions: longer ones are cut by messengers and some browsers.
const maxLinkLength = 16_000
const maxSignatures = 200

/** The signatures under a message, as anybody may have written them. */
export const ownerSignatures = z.array(z.object({ signer: address, signature: hex })).check(z.maxLength(maxSignatures))

const messageFile = z.object({
  kind: z.literal('safe-message'),
  version: z.literal(1),
  chainId: z.int().check(z.positive()),
  safe: address,
  content: z.string(),
  signatures: ownerSignatures,
})

export function formatMessageFile({ chainId, safe, content, signatures }: MessageFile, indent = 2): string {
  return JSON.stringify({ kind: 'safe-message', version: 1, chainId, safe, content, signatures }, null, indent)
}

/** Reads what `formatMessageFile` wrote, or a link with it. Throws AppError with the sentence to show. */
export function parseMessageFile(given: string): MessageFile {
  const text = given.trim()
  if (text.length > maxLength) throw new AppError(words.longMessageFile)
  try {
    return messageFile.parse(JSON.parse(text.startsWith('{') ? text : readLink(text)))
  } catch (cause) {
    throw new AppError(words.noMessageFile, { cause })
  }
}

/** The part of a link behind the `#`, which browsers send to no server; undefined where it would be too long for one. */
export function formatMessageLink(file: MessageFile): string | undefined {
  const bytes = new TextEncoder().encode(formatMessageFile(file, 0))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const link = `#msg=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
  return link.length > maxLinkLength ? undefined : link
}

/** Whether a link carries a message, be it whole or damaged. */
export const isMessageLink = (fragment: string) => fragment.startsWith('#msg=')

function readLink(text: string): string {
  const [, encoded = ''] = /#msg=([\w-]{1,16000})$/.exec(text) ?? []
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}
