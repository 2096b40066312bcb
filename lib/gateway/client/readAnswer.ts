import { parseExactJson } from '@/lib/format/exactJson'
import { GatewayError } from './gatewayError'
import type { Answer } from './transport'
import * as words from './words'

/**
 * The JSON value of an answer, with whole numbers that a float cannot hold as text; an empty one is `{}`. Throws
 * GatewayError with the texts of specification section 8: `code: message` if the body has both, else the HTTP status
 * text, and `Invalid response content: <status text>` for a body, empty ones aside, that is not JSON, whatever the status.
 */
export function readAnswer({ status, statusText, text, retryAfter }: Answer): unknown {
  const reason = statusText || words.reasons[status] || (status === 200 ? 'OK' : `HTTP ${status}`)
  const body = text === '' ? {} : parseJson(text)
  if (body === undefined) throw new GatewayError(words.notJson(reason), { status, retryAfter })
  if (status >= 200 && status < 300) return body
  const { code, message } = readErrorBody(body)
  const text8 = code !== undefined && message !== undefined ? `${code}: ${message}` : reason
  throw new GatewayError(text8, {
    status,
    code,
    retryAfter,
    ...(text8 === reason && message ? { details: message } : {}),
  })
}

function parseJson(text: string | undefined): unknown {
  try {
    return parseExactJson(text ?? '')
  } catch {
    return undefined
  }
}

type ErrorBody = { code?: number | string; message?: string }

function readErrorBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return {}
  const code = 'code' in body ? body.code : undefined
  const message = 'message' in body ? body.message : undefined
  return {
    ...(typeof code === 'number' || typeof code === 'string' ? { code: shorten(code) } : {}),
    ...(typeof message === 'string' ? { message: shorten(message) } : {}),
  }
}

/** A gateway's text ends up in a notice on the page. */
function shorten<T extends number | string>(value: T): T | string {
  return typeof value === 'string' && value.length > 500 ? `${value.slice(0, 500)}…` : value
}
