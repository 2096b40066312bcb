import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Address } from 'viem'
import { SignInError } from '@/lib/auth/signInError'
import { signInLifetime } from '@/lib/auth/signInMessage'
import { formatDuration } from '@/lib/format/duration'
import * as words from './words'

/** Milliseconds by which the clocks of several servers, or a visitor's, may differ. */
export const clockTolerance = 60_000

// Issue time in milliseconds (12 hex digits), 16 random bytes, 16 bytes of MAC.
const noncePattern = /^[0-9a-f]{76}$/
const safeMark = 's'

/** A Safe whose owners sign one after the other, and how long they have (milliseconds). */
export type SafeOfNonce = { chainId: number; address: Address; lifetime: number }
/** With `safe` the nonce is good for the sign-in of that one Safe only. */
type NonceOwner = {
  secrets: readonly [string, ...string[]]
  browserId: string
  safe?: SafeOfNonce | undefined
  now?: number
}

/**
 * A nonce (EIP-4361: alphanumeric, 76 characters, one more for a Safe) that carries its own issue time and is bound by a
 * MAC to this browser. Nothing is stored, so several tabs hold several valid nonces and minting costs one hash.
 */
export function mintNonce({ secrets, browserId, safe, now = Date.now() }: NonceOwner): string {
  const body = now.toString(16).padStart(12, '0') + randomBytes(16).toString('hex')
  return (safe ? safeMark : '') + body + authenticate(body, { browserId, safe }, secrets[0])
}

/** Whether the nonce calls itself one for a Safe; only `checkNonce` says whether it is. */
export function isSafeNonce(nonce: string): boolean {
  return nonce.startsWith(safeMark)
}

/**
 * Checks that we issued the nonce to this browser (and for this Safe) less than ten minutes (or the Safe's lifetime) ago,
 * and returns its issue time (milliseconds). Throws SignInError `nonce_unknown` or `nonce_expired`. Whether it was used
 * before is the store's knowledge.
 */
export function checkNonce(nonce: string, { secrets, browserId, safe, now = Date.now() }: NonceOwner): number {
  const digits = safe && isSafeNonce(nonce) ? nonce.slice(safeMark.length) : nonce
  if (Boolean(safe) !== isSafeNonce(nonce) || !noncePattern.test(digits)) throw unknownNonce()
  const body = digits.slice(0, 44)
  const mac = Buffer.from(digits.slice(44))
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(mac, Buffer.from(authenticate(body, { browserId, safe }, secret))),
  )
  const issuedAt = Number.parseInt(digits.slice(0, 12), 16)
  if (!isOurs || issuedAt > now + clockTolerance) throw unknownNonce()
  const lifetime = safe?.lifetime ?? signInLifetime
  if (now < issuedAt + lifetime) return issuedAt
  throw new SignInError('nonce_expired', words.oldNonce(formatDuration(lifetime, 'en')))
}

function authenticate(body: string, { browserId, safe }: Omit<NonceOwner, 'secrets'>, secret: string): string {
  // The labels keep these uses of the secret apart from each other and from the session seal's.
  const subject = safe
    ? `countersign safe nonce|${safe.chainId}|${safe.address.toLowerCase()}|${browserId}|${body}`
    : `countersign nonce|${browserId}|${body}`
  return createHmac('sha256', secret).update(subject).digest('hex').slice(0, 32)
}

function unknownNonce(): SignInError {
  return new SignInError('nonce_unknown', words.foreignNonce)
}
