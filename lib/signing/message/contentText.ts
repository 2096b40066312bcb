import { AppError } from '@/lib/errors'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { parseTypedMessage } from '@/lib/safe/hash/parseTypedMessage'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { ActNote } from '@/lib/signing/unfinished/unfinishedActs'
import * as words from './words'

/** A message as text that `readMessageContent` reads again. */
export function formatMessageContent(message: string | MessageTypedData): string {
  return JSON.stringify(message, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
}

/** The message that a note is about: only if it has the very hash that was to be signed. The storage only claims it. */
export function readMessageContent(
  { chainId, address, version }: SafeView,
  { content, hash }: Pick<ActNote, 'content' | 'hash'>,
): string | MessageTypedData | undefined {
  if (content === undefined) return undefined
  try {
    const message = parseMessageContent(content)
    return hashSafeMessage({ chainId, address, version }, message).safeMessageHash === hash ? message : undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** What `formatMessageContent` wrote, or anybody else. Throws AppError. */
export function parseMessageContent(content: string): string | MessageTypedData {
  try {
    return content.startsWith('"') ? parseText(content) : parseTypedMessage(content)
  } catch (cause) {
    throw cause instanceof SyntaxError ? new AppError(words.noMessageFile, { cause }) : cause
  }
}

function parseText(content: string): string {
  const text: unknown = JSON.parse(content)
  if (typeof text !== 'string') throw new SyntaxError('No text')
  return text
}
