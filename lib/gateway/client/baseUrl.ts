import { GatewayError } from './gatewayError'
import * as words from './words'

/** Checks a configured base address (http or https, no query, no credentials) and drops its trailing slashes. */
export function parseBaseUrl(text: string): string {
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || hasCredentials(url)) {
    throw new GatewayError(words.badBaseUrl, { code: 'invalid-input' })
  }
  return (url.origin + url.pathname).replace(/\/+$/, '')
}

/**
 * The address of a path, or of a next page that the gateway named, if it lies below `baseUrl`; else throws
 * GatewayError. Compared after parsing, so that neither `..`, `\`, nor credentials lead elsewhere.
 */
export function resolveUnderBase(baseUrl: string, pathOrUrl: string): string {
  const base = new URL(baseUrl)
  const url = parseUrl(pathOrUrl.startsWith('/') ? baseUrl + pathOrUrl : pathOrUrl)
  const prefix = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`
  if (!url || url.origin !== base.origin || !url.pathname.startsWith(prefix) || hasCredentials(url)) {
    throw new GatewayError(words.foreignPage, {
      code: 'foreign-address',
      details: words.expectedBelow(baseUrl, pathOrUrl.slice(0, 200)),
    })
  }
  return url.origin + url.pathname + url.search
}

function hasCredentials(url: URL): boolean {
  return url.username !== '' || url.password !== ''
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
