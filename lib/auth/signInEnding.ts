import { SignInError, type SignInReason } from './signInError'
import * as words from './words'

// The message or its signature is not at fault: both are as good as before.
const passingReasons: readonly SignInReason[] = [
  'no_answer',
  'unexpected_answer',
  'internal_error',
  'chain_unreachable',
  'nonce_store_unreachable',
  'too_many_requests',
]

// The server will take this message never again, however it is signed.
const finalReasons: readonly SignInReason[] = [
  'malformed_message',
  'nonce_unknown',
  'nonce_expired',
  'nonce_used',
  'wrong_domain',
  'wrong_uri',
  'wrong_statement',
  'unsupported_chain',
  'invalid_lifetime',
  'expired',
]

/** The server, its store or the chain was away, or it was asked too often: the same can be handed in again. */
export function isPassing(error: unknown): boolean {
  return error instanceof SignInError && passingReasons.includes(error.reason)
}

/** The message is worth nothing any more: whoever waits for its signatures would wait for ever. */
export function isFinal(error: unknown): boolean {
  return error instanceof SignInError && finalReasons.includes(error.reason)
}

/** The same error with what follows from it for owners who have signed. */
export function sayStartAgain(error: unknown): unknown {
  if (!(error instanceof SignInError) || !isFinal(error)) return error
  const { reason, message, details } = error
  return new SignInError(reason, words.startAgain(message), { cause: error, ...(details !== undefined && { details }) })
}
