import type { IncomingMessage } from 'node:http'
import { httpFailure } from './failure'

/** Larger bodies are refused. The largest call data that fits into a block is well below. */
const largestBody = 1_000_000
// How much of a refused body is still swallowed, so that the caller gets to read the answer.
const largestDrain = 32_000_000

/** Throws 413 for a body that is too large and 400 for one that is not JSON. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
    if (size > largestDrain) break
  }
  if (size > largestBody) {
    throw httpFailure(413, 'The body is larger than 1 MB', 'Payload Too Large', { Connection: 'close' })
  }
  if (size === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    throw httpFailure(400, 'The body is not valid JSON', 'Bad Request')
  }
}

const hostPattern = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-fA-F:]+\](?::\d{1,5})?$/

/** The URL as the caller wrote it, so that page links lead back through the same proxy. */
export function readUrl(request: IncomingMessage, ownUrl: string) {
  const host = request.headers.host
  const protocol = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const origin = host && hostPattern.test(host) ? `${protocol}://${host}` : ownUrl
  const target = request.url ?? '/'
  // A path that starts with two slashes would be taken for a host name.
  const path = target.startsWith('/') ? target : '/'
  return URL.canParse(origin + path) ? new URL(origin + path) : new URL(ownUrl)
}
