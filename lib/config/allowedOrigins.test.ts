import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAllowedDomains } from './allowedOrigins'

/** As the SDK decides it. */
function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return toAllowedDomains(allowed).some((pattern) => pattern.test(origin))
}

describe('toAllowedDomains', () => {
  it('accepts the exact origin and no other scheme, port, subdomain or suffix', () => {
    const allowed = ['https://app.safe.global']
    expect(isAllowedOrigin('https://app.safe.global', allowed)).toBe(true)
    for (const other of [
      'http://app.safe.global',
      'https://app.safe.global:8443',
      'https://x.app.safe.global',
      'https://app.safe.global.evil.example',
      'https://appxsafe.global',
      'null',
      '',
    ]) {
      expect(isAllowedOrigin(other, allowed), other).toBe(false)
    }
  })

  it('lets a wildcard stand for one or more labels, never for none and never for a scheme or port', () => {
    const allowed = ['https://*.safe.global']
    expect(isAllowedOrigin('https://app.safe.global', allowed)).toBe(true)
    expect(isAllowedOrigin('https://a.b.safe.global', allowed)).toBe(true)
    for (const other of [
      'https://safe.global',
      'http://app.safe.global',
      'https://evilsafe.global',
      'https://x@a.safe.global',
    ]) {
      expect(isAllowedOrigin(other, allowed), other).toBe(false)
    }
  })

  it('allows nobody when the list is empty', () => {
    fc.assert(fc.property(fc.webUrl(), (url) => !isAllowedOrigin(new URL(url).origin, [])))
  })

  it('matches every web origin by itself', () => {
    fc.assert(fc.property(fc.webUrl(), (url) => isAllowedOrigin(new URL(url).origin, [new URL(url).origin])))
  })

  it('refuses an entry that is not an origin', () => {
    for (const entry of [
      'safe.global',
      'https://safe.global/path',
      'javascript:alert(1)',
      'https://user@safe.global',
      '*',
    ]) {
      expect(() => toAllowedDomains([entry]), entry).toThrow(TypeError)
    }
  })
})
