import { describe, expect, it } from 'vitest'
import { findFrameRefusal } from './framePolicy'

const host = 'https://safe.example.org'
const app = 'https://app.example'

function refusal(contentSecurityPolicy?: string, frameOptions?: string, hostOrigin = host) {
  return findFrameRefusal({ contentSecurityPolicy, frameOptions }, app, hostOrigin)
}

describe('findFrameRefusal', () => {
  it('finds none without a rule', () => {
    expect(refusal()).toBeUndefined()
    expect(refusal("default-src 'none'")).toBeUndefined()
  })

  it.each([
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
    'frame-ancestors https://app.safe.global',
    'frame-ancestors https://*.safe.example.org',
    'frame-ancestors http:',
    'frame-ancestors https://safe.example.org:8443',
    'frame-ancestors',
  ])('names the rule that refuses: %s', (policy) => expect(refusal(`default-src *; ${policy}`)).toBe(policy.padEnd(16)))

  it.each([
    '*',
    'https:',
    'https://safe.example.org',
    'https://*.example.org',
    'safe.example.org',
    'https://app.safe.global https://safe.example.org/',
    'https://safe.example.org:*',
  ])('sees that %s allows', (sources) => expect(refusal(`frame-ancestors ${sources}`)).toBeUndefined())

  it('needs every policy to allow', () => {
    expect(refusal('frame-ancestors *, frame-ancestors https://other.example')).toBe(
      'frame-ancestors https://other.example',
    )
  })

  it('reads X-Frame-Options only where no policy speaks', () => {
    expect(refusal(undefined, 'DENY')).toBe('X-Frame-Options: DENY')
    expect(refusal(undefined, 'sameorigin')).toBe('X-Frame-Options: sameorigin')
    expect(refusal('frame-ancestors *', 'DENY')).toBeUndefined()
    expect(refusal(undefined, 'ALLOW-FROM https://x.example')).toBeUndefined()
  })

  it('compares ports of a host on this machine', () => {
    expect(refusal('frame-ancestors http://localhost:3000', undefined, 'http://localhost:3000')).toBeUndefined()
    expect(refusal('frame-ancestors http://localhost', undefined, 'http://localhost:3000')).toBeDefined()
  })
})
