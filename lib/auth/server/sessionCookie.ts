import type { IncomingMessage, ServerResponse } from 'node:http'
import { sealData, unsealData } from 'iron-session'
import { parseSession, type Session } from '@/lib/auth/session'
import type { AuthConfig } from './authConfig'
import { readCookie, writeCookie } from './cookies'

// Milliseconds. Signing in lasts this long; it is not prolonged by use.
const sessionLifetime = 24 * 60 * 60_000

/** Signs this browser in: seals the account, its chain and the expiry into its session cookie with the newest secret. */
export async function startSession(
  config: AuthConfig,
  response: ServerResponse,
  account: Omit<Session, 'expiresAt'>,
): Promise<Session> {
  const session = { ...account, expiresAt: Date.now() + sessionLifetime }
  const maxAge = sessionLifetime / 1000
  const value = await sealData(session, { password: config.secrets[0], ttl: maxAge })
  writeCookie(config, response, 'session', { value, maxAge })
  return session
}

/** Who is signed in; null without a cookie, and for one that is tampered with, expired or sealed with a retired secret. */
export async function readSession(config: AuthConfig, request: IncomingMessage): Promise<Session | null> {
  const seal = readCookie(config, request, 'session')
  if (!seal) return null
  // Each secret by itself: iron-session's numbered passwords would change number when an old one is dropped.
  for (const secret of config.secrets) {
    const session = parseSession(await unseal(seal, secret))
    if (session && session.expiresAt > Date.now()) return session
  }
  return null
}

/** Signs this browser out. A copy of the cookie kept elsewhere stays valid until it expires: sessions are not stored. */
export function endSession(config: AuthConfig, response: ServerResponse): void {
  writeCookie(config, response, 'session', { value: '', maxAge: 0 })
}

async function unseal(seal: string, password: string): Promise<unknown> {
  try {
    return await unsealData(seal, { password })
  } catch {
    // It answers {} to most bad seals and throws for some; both mean that this is no seal of ours.
    return null
  }
}
