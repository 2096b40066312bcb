import { isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { address } from '@/lib/gateway/schemas/values'
import { type ListRules, parseList } from '@/lib/storage/storedList'
import type { SafeNonce } from './authApi'
import { createSignInMessage } from './signInMessage'

/** A sign-in that waits for the owners of a Safe: what its message is made of. Times in milliseconds since 1970. */
export type WaitingSignIn = SafeRef & SafeNonce

export const waitingSignInsKey = 'countersign.safeSignIns'

// Until the year 2100: what a date can say, and a text of it.
const time = z.int().check(z.positive(), z.maximum(4_102_444_800_000))
const waitingSignIn = z.object({
  chainId: z.int().check(z.positive()),
  address,
  nonce: z.string().check(z.regex(/^[0-9A-Za-z]{8,200}$/)),
  issuedAt: time,
  expiresAt: time,
})

const rules: ListRules<WaitingSignIn> = {
  maxEntries: 20,
  maxTextLength: 20_000,
  keyOf: ({ chainId, address }) => `${chainId}:${address}`,
}

/** The sign-ins in a stored text, oldest first; whatever is none is left out. Only the server says what they are worth. */
export function parseWaitingSignIns(text: string | null): WaitingSignIn[] {
  return parseList(text, waitingSignIn, rules)
}

/** The stored list with this sign-in as its Safe's only one. */
export function addWaitingSignIn(text: string | null, entry: WaitingSignIn): string {
  return JSON.stringify([...without(text, entry), entry].slice(-rules.maxEntries))
}

/** The stored list without the Safe's sign-in. */
export function dropWaitingSignIn(text: string | null, safe: SafeRef): string {
  return JSON.stringify(without(text, safe))
}

/** The text that the owners sign (EIP-4361), the same each time: its hash is how their signatures are found. */
export function waitingMessage({ issuedAt, expiresAt, ...fields }: WaitingSignIn, origin: string): string {
  const times = { issuedAt: new Date(issuedAt), expirationTime: new Date(expiresAt) }
  return createSignInMessage({ ...fields, origin, ...times })
}

export function isOfSafe(one: SafeRef, other: SafeRef): boolean {
  return one.chainId === other.chainId && isAddressEqual(one.address, other.address)
}

function without(text: string | null, safe: SafeRef): WaitingSignIn[] {
  return parseWaitingSignIns(text).filter((entry) => !isOfSafe(entry, safe))
}
