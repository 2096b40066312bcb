import { AppError, type AppErrorOptions } from '@/lib/errors'
import * as words from './words'

/** Why the server refuses a request, and the HTTP status that says so. The reason is the `error` of its answer. */
export const statusByReason = {
  invalid_request: 400,
  malformed_message: 400,
  invalid_signature: 401,
  nonce_unknown: 401,
  nonce_expired: 401,
  nonce_used: 401,
  browser_unknown: 401,
  cross_site: 403,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  wrong_domain: 422,
  wrong_uri: 422,
  wrong_statement: 422,
  unsupported_chain: 422,
  invalid_lifetime: 422,
  expired: 422,
  not_yet_valid: 422,
  too_many_requests: 429,
  internal_error: 500,
  chain_unreachable: 503,
  nonce_store_unreachable: 503,
} as const

export type RefusalReason = keyof typeof statusByReason
/** What only the browser can see: no answer at all, or one that this app's server would not give. */
export type SignInReason = RefusalReason | 'no_answer' | 'unexpected_answer'

/** Signing in, asking for a nonce or signing out failed; `reason` is stable, the message is a sentence for people. */
export class SignInError extends AppError {
  override name = 'SignInError'
  readonly reason: SignInReason

  constructor(reason: SignInReason, message: string, options?: AppErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** Somebody at the same address, or the visitor, asked too often; `retryAfter` is in seconds. */
export class TooManyRequestsError extends SignInError {
  override name = 'TooManyRequestsError'
  readonly retryAfter: number

  constructor(retryAfter: number, say = words.tooManyRequests) {
    const seconds = Math.max(1, retryAfter)
    super('too_many_requests', say(seconds))
    this.retryAfter = seconds
  }
}

export function isRefusalReason(value: unknown): value is RefusalReason {
  return typeof value === 'string' && Object.hasOwn(statusByReason, value)
}
