import { AppError } from '@/lib/errors'
import { addressProblems } from './words'

export type AppAddressProblem = keyof typeof addressProblems

/** Why an address cannot be opened as an app. */
export class AppAddressError extends AppError {
  override name = 'AppAddressError'
  readonly problem: AppAddressProblem

  constructor(problem: AppAddressProblem) {
    super(addressProblems[problem])
    this.problem = problem
  }
}

/** An app's address that is safe to frame. `host` is in clear: ASCII, with port, never decoded, so that look-alike
 * letters show up as `xn--…`. `isInternational` and `isIpAddress` are reasons to warn. */
export type AppAddress = {
  href: string
  origin: string
  host: string
  isInternational: boolean
  isIpAddress: boolean
}

/** Reads an address that a person or a link gave. https only, http on this machine; no javascript:, data:, blob: or
 * file:, no user or password, and not `hostOrigin`: a page of our own origin could take off its sandbox. Throws
 * AppAddressError. */
export function parseAppAddress(text: string, hostOrigin?: string): AppAddress {
  const trimmed = text.trim()
  if (trimmed.length > 2_000 || !URL.canParse(trimmed)) throw new AppAddressError('notAnAddress')
  const url = new URL(trimmed)
  const isSchemeAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
  if (!isSchemeAllowed) throw new AppAddressError('scheme')
  if (url.username !== '' || url.password !== '') throw new AppAddressError('credentials')
  if (url.origin === hostOrigin) throw new AppAddressError('ownSite')
  return {
    href: url.href,
    origin: url.origin,
    host: url.host,
    isInternational: /(?:^|\.)xn--/.test(url.hostname),
    isIpAddress: /^(?:\[.*\]|\d+(?:\.\d+){3})$/.test(url.hostname),
  }
}

/** The known host that `host` seems to imitate, if any: other characters that look the same (0 for o, rn for m), but
 * not the same host. */
export function findLookalike(host: string, knownHosts: readonly string[]): string | undefined {
  if (knownHosts.includes(host)) return undefined
  const look = skeleton(host)
  return knownHosts.find((known) => skeleton(known) === look)
}

/** Whether a URL's host name stands for this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === '[::1]' || /^(?:.+\.)?localhost$/.test(hostname) || /^127(?:\.\d+){3}$/.test(hostname)
}

function skeleton(host: string): string {
  return host
    .toLowerCase()
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[1i|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/-/g, '')
}
