import { noteRead } from '@/lib/query/firstReads'
import { sendOptions, sendRead, takeBegun } from './begunReads'
import { GatewayError } from './gatewayError'
import type { GatewayRequest } from './request'
import { readRetryAfter } from './retryAfter'
import * as words from './words'

export type Limits = { timeoutMs: number; maxAnswerBytes: number }

/** An answer with its whole body, undefined where the body was not UTF-8 text. */
export type Answer = { status: number; statusText: string; text: string | undefined; retryAfter: number | undefined }

/**
 * Sends once and reads the whole answer. Rejects with the signal's reason when it aborts, and with GatewayError on a
 * network failure, after `timeoutMs`, or as soon as the body, unpacked, is over `maxAnswerBytes`.
 */
export async function exchange(url: string, request: GatewayRequest, limits: Limits, signal?: AbortSignal) {
  signal?.throwIfAborted()
  const control = new AbortController()
  const timeout = AbortSignal.timeout(limits.timeoutMs)
  const end = AbortSignal.any([control.signal, timeout, ...(signal ? [signal] : [])])
  try {
    return await send(url, request, limits.maxAnswerBytes, end)
  } catch (error) {
    signal?.throwIfAborted()
    if (timeout.aborted) throw timeoutError(limits.timeoutMs)
    if (error instanceof GatewayError) throw error
    throw new GatewayError(words.unreachable, { code: 'unreachable', details: url, cause: error })
  } finally {
    // Frees the connection of an answer that was given up half-way.
    control.abort()
  }
}

async function send(url: string, request: GatewayRequest, maxBytes: number, signal: AbortSignal): Promise<Answer> {
  if (request.method === 'GET') noteRead(url)
  const response = await (request.method === 'GET'
    ? (takeBegun(url, signal) ?? sendRead(url, signal))
    : write(url, request, signal))
  const { status, statusText } = response
  request.onHeaders?.(response.headers)
  const retryAfter = readRetryAfter(response.headers.get('retry-after'))
  return { status, statusText, retryAfter, text: decodeText(await readBody(response, maxBytes)) }
}

function write(url: string, { method, body }: GatewayRequest, signal: AbortSignal): Promise<Response> {
  const headers = { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  return fetch(url, { ...sendOptions, method, signal, headers, ...(body === undefined ? {} : { body }) })
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      throw new GatewayError(words.tooLarge, { status: response.status, code: 'too-large' })
    }
    chunks.push(part.value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function timeoutError(timeoutMs: number): GatewayError {
  return new GatewayError(words.silent(Math.ceil(timeoutMs / 1000)), { code: 'timeout' })
}
