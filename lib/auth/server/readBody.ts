import type { IncomingMessage } from 'node:http'
import { SignInError } from '@/lib/auth/signInError'
import * as words from './words'

// Bytes. A signature of a Safe that is not deployed yet carries its whole creation call: a few thousand bytes.
const bodyLimit = 64 * 1024

/**
 * Reads a JSON body of at most 64 KiB of UTF-8. Throws SignInError `body_too_large` (as soon as it is known, without keeping
 * the rest) or `invalid_request`.
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge()
  const bytes = await readBytes(request)
  try {
    // Not lenient: bytes that are no text would be read as signs that were never sent.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch (cause) {
    throw new SignInError('invalid_request', words.notJson, { cause })
  }
}

// Not `for await`: leaving the loop early would destroy the socket before the answer is written.
function readBytes(request: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= bodyLimit) chunks.push(chunk)
      else reject(tooLarge())
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', reject)
    request.on('aborted', () => reject(new SignInError('invalid_request', words.bodyEnded)))
  })
}

function tooLarge(): SignInError {
  return new SignInError('body_too_large', words.bodyTooLarge(bodyLimit / 1024))
}
