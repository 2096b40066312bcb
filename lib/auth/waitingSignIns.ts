import * as z from 'zod/mini'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { address } from '@/lib/gateway/schemas/values'
import { StoredList } from '@/lib/storage/storedList'
import type { ValueStorage } from '@/lib/storage/storedValue'
import type { SafeNonce } from './authApi'
import { createSignInMessage } from './signInMessage'

/** A sign-in that waits for the owners of a Safe: what its message is made of. Times in milliseconds since 1970. */
export type WaitingSignIn = SafeRef & SafeNonce

// Until the year 2100: what a date can say, and a text of it.
const time = z.int().check(z.positive(), z.maximum(4_102_444_800_000))
const waitingSignIn = z.object({
  chainId: z.int().check(z.positive()),
  address,
  nonce: z.string().check(z.regex(/^[0-9A-Za-z]{8,200}$/)),
  issuedAt: time,
  expiresAt: time,
})

/** The sign-ins that wait, the newest last, one for each Safe. Only the server says what they are worth. */
export function openWaitingSignIns(storage: ValueStorage): StoredList<WaitingSignIn> {
  const rules = { maxEntries: 20, maxTextLength: 20_000, keyOf: safeKeyOf }
  return new StoredList(storage, 'countersign.safeSignIns', waitingSignIn, rules)
}

/** The key of a Safe's entry in that list. */
export function safeKeyOf({ chainId, address }: SafeRef): string {
  return `${chainId}:${address.toLowerCase()}`
}

/** The text that the owners sign (EIP-4361), the same each time: its hash is how their signatures are found. */
export function waitingMessage({ issuedAt, expiresAt, ...fields }: WaitingSignIn, origin: string): string {
  const times = { issuedAt: new Date(issuedAt), expirationTime: new Date(expiresAt) }
  return createSignInMessage({ ...fields, origin, ...times })
}
