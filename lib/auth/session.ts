import { type Address, isAddress, isAddressEqual } from 'viem'

/**
 * Who is signed in: an account that proved itself on one chain. `expiresAt` is in milliseconds since 1970. `isSafe`: it is a
 * contract whose owners signed for it with a nonce made for that.
 */
export type Session = { address: Address; chainId: number; expiresAt: number; isSafe?: true }

export type Account = { address?: Address | undefined; chainId?: number | undefined }

/** Reads a session from outside data (the opened cookie, the server's answer); null when it is anything else. */
export function parseSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null
  const { address, chainId, expiresAt, isSafe } = value as Partial<Record<keyof Session, unknown>>
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return null
  if (typeof chainId !== 'number' || typeof expiresAt !== 'number') return null
  return { address, chainId, expiresAt, ...(isSafe === true && { isSafe }) }
}

/** True when the session belongs to exactly this account on this chain. */
export function isSessionOf(session: Session, account: Account): boolean {
  if (!account.address || account.chainId !== session.chainId) return false
  return isAddressEqual(session.address, account.address)
}
