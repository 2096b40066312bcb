/** A parent that may act as our Safe: an exact origin (`https://app.safe.global`), one with a leading wildcard label
 * (`https://*.example.org`, the form that frame-ancestors takes too), or a pattern tested against the whole origin. */
export type AllowedOrigin = string | RegExp

/** The patterns the published SDK takes as `allowedDomains`; each one matches a whole origin, case-insensitively for
 * text entries. Throws TypeError on an entry that is no http(s) origin. An empty list allows no parent at all. */
export function toAllowedDomains(allowed: readonly AllowedOrigin[]): RegExp[] {
  return allowed.map((entry) => (typeof entry === 'string' ? originPattern(entry) : wholePattern(entry)))
}

function originPattern(entry: string): RegExp {
  const wildcard = /^https?:\/\/\*\./i.test(entry)
  const url = new URL(wildcard ? entry.replace('*.', '') : entry)
  const isOrigin = (url.protocol === 'https:' || url.protocol === 'http:') && url.href === `${url.origin}/`
  if (!isOrigin) throw new TypeError(`Not an origin: ${entry}`)
  const escaped = url.origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(wildcard ? `^${escaped.replace('//', '//(?:[a-z0-9-]+\\.)+')}$` : `^${escaped}$`, 'i')
}

// A pattern with the g or y flag remembers where it stopped and lets every other message through; one without anchors
// would match `https://app.safe.global.evil.example`.
function wholePattern(pattern: RegExp): RegExp {
  return new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gy]/g, ''))
}
