/**
 * The patterns the published SDK takes as `allowedDomains`, for parents that may act as our Safe: each an exact origin
 * (`https://app.safe.global`) or one with a leading wildcard label (`https://*.example.org`, the form that frame-ancestors
 * takes too). Each matches a whole origin in any letter case. Throws TypeError on an entry that is no http(s) origin. An
 * empty list allows no parent at all.
 */
export function toAllowedDomains(allowed: readonly string[]): RegExp[] {
  return allowed.map(originPattern)
}

function originPattern(entry: string): RegExp {
  const wildcard = /^https?:\/\/\*\./i.test(entry)
  const url = new URL(wildcard ? entry.replace('*.', '') : entry)
  const isOrigin = (url.protocol === 'https:' || url.protocol === 'http:') && url.href === `${url.origin}/`
  if (!isOrigin) throw new TypeError(`Not an origin: ${entry}`)
  const escaped = url.origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(wildcard ? `^${escaped.replace('//', '//(?:[a-z0-9-]+\\.)+')}$` : `^${escaped}$`, 'i')
}
