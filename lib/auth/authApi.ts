import { readRetryAfter } from '@/lib/gateway/client/retryAfter'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { parseSession, type Session } from './session'
import { isRefusalReason, type RefusalReason, SignInError, TooManyRequestsError } from './signInError'
import * as words from './words'

export type SignedSignIn = { message: string; signature: string }

/** A nonce for one sign-in from this browser within ten minutes. Throws SignInError. */
export async function fetchNonce(): Promise<string> {
  const { nonce } = await callServer('nonce')
  if (typeof nonce !== 'string') throw unexpectedAnswer()
  return nonce
}

/** A Safe's nonce and its times, in milliseconds since 1970. */
export type SafeNonce = { nonce: string; issuedAt: number; expiresAt: number }

/** A nonce for one sign-in of the Safe from this browser, whose owners have until it expires. Throws SignInError. */
export async function fetchSafeNonce({ chainId, address }: SafeRef): Promise<SafeNonce> {
  const query = new URLSearchParams({ chainId: `${chainId}`, address })
  const { nonce, issuedAt, expiresAt } = await callServer(`nonce?${query}`)
  if (typeof nonce !== 'string' || typeof issuedAt !== 'number' || typeof expiresAt !== 'number') {
    throw unexpectedAnswer()
  }
  return { nonce, issuedAt, expiresAt }
}

/** Who this browser is signed in as, or null. Throws SignInError when the server gives no answer. */
export async function fetchSession(): Promise<Session | null> {
  const { session } = await callServer('session')
  return session === null ? null : readSession(session)
}

/** Hands the signed message over and returns the session; throws SignInError with the server's reason if refused. */
export async function submitSignIn({ message, signature }: SignedSignIn): Promise<Session> {
  const { session } = await callServer('verify', { message, signature })
  return readSession(session)
}

/** Ends this browser's session. Throws SignInError when the server did not do it. */
export async function submitSignOut(): Promise<void> {
  await callServer('logout', {})
}

async function callServer(path: string, body?: object): Promise<Record<string, unknown>> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/api/auth/${path}`, body && post).catch((cause: unknown) => {
    throw new SignInError('no_answer', words.noAnswer, { cause })
  })
  // By whoever is before the server too, in whichever words.
  if (response.status === 429) throw new TooManyRequestsError(readRetryAfter(response.headers.get('retry-after')) ?? 60)
  const details = words.httpStatus(response.status)
  const answer: unknown = await response.json().catch(() => null)
  if (!isRecord(answer)) throw unexpectedAnswer(details)
  if (response.ok) return answer
  if (!isRefusalReason(answer.error)) throw unexpectedAnswer(details)
  throw await refusalOf(answer.error, details, answer.message)
}

/** In the language of the page, which the server does not know. Its words are loaded by whoever was refused. */
async function refusalOf(reason: RefusalReason, status: string, said: unknown): Promise<SignInError> {
  const loaded = await import('./refusalWords').catch(() => undefined)
  const message = loaded?.refusals[reason] ?? words.badAnswer
  return new SignInError(reason, message, { details: said === message ? status : `${status}: ${said}` })
}

function readSession(value: unknown): Session {
  const session = parseSession(value)
  if (!session) throw unexpectedAnswer()
  return session
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unexpectedAnswer(details?: string): SignInError {
  return new SignInError('unexpected_answer', words.badAnswer, { ...(details && { details }) })
}
