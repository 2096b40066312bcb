import { isAddressEqual } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { browserStorage } from '@/lib/query/browserStorage'
import { parseSigningAnswer, type SigningAnswer } from '@/lib/safe-apps/safeSignature'
import type { Session } from './session'

/** A sign-in that waits for the owners of a Safe: the message, and where its signature will be found. */
export type PendingSignIn = { message: string; answer: SigningAnswer }

const key = 'countersign.guestSignIn'

/** Keeps the sign-in over a reload. Its nonce is bound to this browser by a cookie, so the text alone is worth nothing. */
export function savePendingSignIn({ message, answer: { messageHash, safeTxHash } }: PendingSignIn): void {
  browserStorage?.setItem(key, JSON.stringify({ message, answer: { messageHash, safeTxHash } }))
}

export function dropPendingSignIn(): void {
  browserStorage?.removeItem(key)
}

/** The sign-in of this very account that was left waiting, while its message is valid; undefined otherwise. */
export function readPendingSignIn(
  account: Pick<Session, 'address' | 'chainId'>,
  host: string,
  now = Date.now(),
): PendingSignIn | undefined {
  const pending = parsePending(browserStorage?.getItem(key) ?? null)
  if (!pending || expiryOf(pending.message) <= now) return undefined
  const { address, chainId, domain } = parseSiweMessage(pending.message)
  if (!address || !isAddressEqual(address, account.address)) return undefined
  return chainId === account.chainId && domain === host ? pending : undefined
}

/** When the message stops being valid, in milliseconds since 1970; 0 for one that does not say. */
export function expiryOf(message: string): number {
  return parseSiweMessage(message).expirationTime?.getTime() || 0
}

function parsePending(text: string | null): PendingSignIn | undefined {
  if (text === null || text.length > 5_000) return undefined
  try {
    const { message, answer } = JSON.parse(text) ?? {}
    const parsed = parseSigningAnswer(answer)
    return typeof message === 'string' && parsed ? { message, answer: parsed } : undefined
  } catch {
    return undefined
  }
}
