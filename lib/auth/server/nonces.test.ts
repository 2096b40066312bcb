import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { signInLifetime } from '@/lib/auth/signInMessage'
import { checkNonce, clockTolerance, mintNonce } from './nonces'

const secrets = ['the newest secret of 32 characters or so', 'the secret before that one, 32 and more'] as const
const browserId = 'a browser'
const now = 1_800_000_000_123

describe('a nonce', () => {
  it('is alphanumeric, as EIP-4361 asks, and new each time', () => {
    const nonces = Array.from({ length: 100 }, () => mintNonce({ secrets, browserId, now }))
    expect(new Set(nonces).size).toBe(100)
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{76}$/)
  })

  it('tells when it was issued, to the browser it was issued to', () => {
    expect(checkNonce(mintNonce({ secrets, browserId, now }), { secrets, browserId, now })).toBe(now)
  })

  it('stays good when a newer secret is put before, and not when its own is dropped', () => {
    const nonce = mintNonce({ secrets: [secrets[1]], browserId, now })
    expect(checkNonce(nonce, { secrets, browserId, now })).toBe(now)
    expect(() => checkNonce(nonce, { secrets: [secrets[0]], browserId, now })).toThrow('not issued to this browser')
  })

  it('is refused from the tenth minute on', () => {
    const nonce = mintNonce({ secrets, browserId, now })
    expect(checkNonce(nonce, { secrets, browserId, now: now + signInLifetime - 1 })).toBe(now)
    expect(() => checkNonce(nonce, { secrets, browserId, now: now + signInLifetime })).toThrow('older than ten minutes')
  })

  it('is refused when it comes from further ahead than clocks differ', () => {
    const nonce = mintNonce({ secrets, browserId, now: now + clockTolerance + 1 })
    expect(() => checkNonce(nonce, { secrets, browserId, now })).toThrow('not issued to this browser')
    expect(checkNonce(nonce, { secrets, browserId, now: now + 1 })).toBe(now + clockTolerance + 1)
  })

  it.prop([fc.nat(75), fc.integer({ min: 1, max: 15 })])('is refused with any one digit changed', (index, change) => {
    const nonce = mintNonce({ secrets, browserId, now })
    const digit = (Number.parseInt(nonce.charAt(index), 16) ^ change).toString(16)
    const changed = nonce.slice(0, index) + digit + nonce.slice(index + 1)
    expect(() => checkNonce(changed, { secrets, browserId, now })).toThrow('not issued to this browser')
  })

  it.prop([fc.string(), fc.string()])('is refused from any other browser', (one, other) => {
    fc.pre(one !== other)
    const nonce = mintNonce({ secrets, browserId: one, now })
    expect(() => checkNonce(nonce, { secrets, browserId: other, now })).toThrow('not issued to this browser')
  })

  it.prop([fc.string()])('is never any other text', (text) => {
    expect(() => checkNonce(text, { secrets, browserId, now })).toThrow('not issued to this browser')
  })
})

describe('a nonce for a Safe', () => {
  const safe = { chainId: 100, address: `0x${'ab'.repeat(20)}`, lifetime: 3 * 24 * 3_600_000 } as const
  const nonce = mintNonce({ secrets, browserId, safe, now })

  it('is alphanumeric and lives as long as its owners have', () => {
    expect(nonce).toMatch(/^s[0-9a-f]{76}$/)
    expect(checkNonce(nonce, { secrets, browserId, safe, now: now + safe.lifetime - 1 })).toBe(now)
    expect(() => checkNonce(nonce, { secrets, browserId, safe, now: now + safe.lifetime })).toThrow('72 hours')
  })

  it.each([
    ['another browser', { browserId: 'another', safe }],
    ['another Safe', { browserId, safe: { ...safe, address: `0x${'cd'.repeat(20)}` as const } }],
    ['another chain', { browserId, safe: { ...safe, chainId: 1 } }],
    ['anybody but a Safe', { browserId }],
  ])('is refused from %s', (_, owner) => {
    expect(() => checkNonce(nonce, { secrets, ...owner, now })).toThrow('not issued to this browser')
    expect(() => checkNonce(nonce.slice(1), { secrets, ...owner, now })).toThrow('not issued to this browser')
  })

  it('is not any other nonce with its mark put before', () => {
    const plain = mintNonce({ secrets, browserId, now })
    expect(() => checkNonce(`s${plain}`, { secrets, browserId, safe, now })).toThrow('not issued to this browser')
    expect(() => checkNonce(plain, { secrets, browserId, safe, now })).toThrow('not issued to this browser')
  })
})
