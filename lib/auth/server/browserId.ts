import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CookieSettings, readCookie, writeCookie } from './cookies'

const browserIdPattern = /^[0-9a-f]{32}$/

/** The random name of this browser, to which its nonces are bound; undefined before it asked for one. */
export function readBrowserId(settings: CookieSettings, request: IncomingMessage): string | undefined {
  const id = readCookie(settings, request, 'browser')
  return id && browserIdPattern.test(id) ? id : undefined
}

/**
 * The browser's name, given and set as a cookie when it has none. Every tab shares it; it ends with the browser, or with
 * `maxAge` (seconds) for a nonce that has to outlive that.
 */
export function ensureBrowserId(
  settings: CookieSettings,
  { request, response, maxAge }: { request: IncomingMessage; response: ServerResponse; maxAge?: number | undefined },
): string {
  const known = readBrowserId(settings, request)
  if (known && maxAge === undefined) return known
  const value = known ?? randomBytes(16).toString('hex')
  writeCookie(settings, response, 'browser', { value, ...(maxAge !== undefined && { maxAge }) })
  return value
}
