import { type Address, getAddress } from 'viem'
import { writeSiweText } from './siweText'

/** The server accepts no other statement, so a message signed for another purpose cannot be used to sign in here. */
export const signInStatement = 'Sign in to prove that this account is yours. Signing is free and sends no transaction.'

/** Milliseconds. A nonce and the message around it live this long; the server refuses longer lifetimes. */
export const signInLifetime = 10 * 60_000

export type SignInMessageFields = {
  /** Scheme, host and port of this site: the page's own origin. */
  origin: string
  address: Address
  chainId: number
  nonce: string
  issuedAt?: Date
  /** In ten minutes unless given. */
  expirationTime?: Date
}

/**
 * The EIP-4361 text that the wallet signs (specification section 7): valid from now for ten minutes unless told. For every
 * origin that the settings accept: single names, IP addresses and ports as well.
 */
export function createSignInMessage({
  origin,
  address,
  chainId,
  nonce,
  issuedAt = new Date(),
  expirationTime = new Date(issuedAt.getTime() + signInLifetime),
}: SignInMessageFields): string {
  return writeSiweText({
    domain: new URL(origin).host,
    address: getAddress(address),
    statement: signInStatement,
    uri: origin,
    chainId,
    nonce,
    issuedAt: issuedAt.toISOString(),
    expirationTime: expirationTime.toISOString(),
  })
}
