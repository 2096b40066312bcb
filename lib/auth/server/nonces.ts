import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { SignInError } from '@/lib/auth/signInError'
import { signInLifetime } from '@/lib/auth/signInMessage'

/** Milliseconds by which the clocks of several servers, or a visitor's, may differ. */
export const clockTolerance = 60_000

// Issue time in milliseconds (12 hex digits), 16 random bytes, 16 bytes of MAC.
const noncePattern = /^[0-9a-f]{76}$/

type NonceOwner = { secrets: readonly [string, ...string[]]; browserId: string; now?: number }

/**
 * A nonce (EIP-4361: alphanumeric, 76 characters) that carries its own issue time and is bound by a MAC to this browser.
 * Nothing is stored, so several tabs hold several valid nonces and minting costs one hash.
 */
export function mintNonce({ secrets, browserId, now = Date.now() }: NonceOwner): string {
  const body = now.toString(16).padStart(12, '0') + randomBytes(16).toString('hex')
  return body + authenticate(body, browserId, secrets[0])
}

/**
 * Checks that we issued the nonce to this browser less than ten minutes ago, and returns its issue time (milliseconds).
 * Throws SignInError `nonce_unknown` or `nonce_expired`. Whether it was used before is the store's knowledge.
 */
export function checkNonce(nonce: string, { secrets, browserId, now = Date.now() }: NonceOwner): number {
  if (!noncePattern.test(nonce)) throw unknownNonce()
  const body = nonce.slice(0, 44)
  const mac = Buffer.from(nonce.slice(44))
  const isOurs = secrets.some((secret) => timingSafeEqual(mac, Buffer.from(authenticate(body, browserId, secret))))
  const issuedAt = Number.parseInt(nonce.slice(0, 12), 16)
  if (!isOurs || issuedAt > now + clockTolerance) throw unknownNonce()
  if (now >= issuedAt + signInLifetime) throw new SignInError('nonce_expired', 'The nonce is older than ten minutes.')
  return issuedAt
}

function authenticate(body: string, browserId: string, secret: string): string {
  // The label keeps this use of the secret apart from the session seal's.
  return createHmac('sha256', secret).update(`countersign nonce|${browserId}|${body}`).digest('hex').slice(0, 32)
}

function unknownNonce(): SignInError {
  return new SignInError('nonce_unknown', 'The nonce was not issued to this browser.')
}
