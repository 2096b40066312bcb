import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AuthConfig } from './authConfig'

export type CookieSettings = Pick<AuthConfig, 'siteOrigin' | 'embedded'>
type Cookie = 'session' | 'browser'

/**
 * Reads one of our cookies; undefined when the browser sent none. Two of one name that differ are nobody's word, and count
 * as none: on plain http a neighbour (another port, a sibling domain) can plant one beside ours. On https the `__Host-`
 * prefix (RFC 6265bis) keeps them out.
 */
export function readCookie(settings: CookieSettings, request: IncomingMessage, cookie: Cookie): string | undefined {
  const prefix = `${cookieName(settings, cookie)}=`
  const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim()) ?? []
  const [first, ...others] = new Set(pairs.filter((pair) => pair.startsWith(prefix)))
  return others.length > 0 ? undefined : first?.slice(prefix.length)
}

/**
 * Sets one of our cookies: HttpOnly, Secure on https, for this host alone. `maxAge` is in seconds (0 deletes);
 * without it the cookie ends with the browser. The value must need no escaping.
 */
export function writeCookie(
  settings: CookieSettings,
  response: ServerResponse,
  cookie: Cookie,
  { value, maxAge }: { value: string; maxAge?: number },
): void {
  const attributes = [`${cookieName(settings, cookie)}=${value}`, 'Path=/', 'HttpOnly', ...siteAttributes(settings)]
  if (maxAge !== undefined) attributes.push(`Max-Age=${maxAge}`)
  response.appendHeader('Set-Cookie', attributes.join('; '))
}

// Browsers keep a cookie of a framed site only when it is SameSite=None, Secure and Partitioned (CHIPS), and each
// parent site then has its own session. Without https there is no such cookie, except on this machine itself, whose
// plain http Chromium and Firefox trust: elsewhere Lax, and no session inside a frame.
function siteAttributes({ siteOrigin, embedded }: CookieSettings): string[] {
  if (!isSecure(siteOrigin) && !(embedded && isLoopback(siteOrigin))) return ['SameSite=Lax']
  return embedded ? ['Secure', 'SameSite=None', 'Partitioned'] : ['Secure', 'SameSite=Lax']
}

function cookieName({ siteOrigin }: CookieSettings, cookie: Cookie): string {
  return isSecure(siteOrigin) ? `__Host-countersign-${cookie}` : `countersign-${cookie}`
}

function isSecure(siteOrigin: string): boolean {
  return siteOrigin.startsWith('https:')
}

function isLoopback(siteOrigin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteOrigin).hostname)
}
