// @vitest-environment jsdom
import { getAddress } from 'viem'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropPendingSignIn, expiryOf, readPendingSignIn, savePendingSignIn } from './parentSignIn'
import { createSignInMessage } from './signInMessage'

const origin = 'https://countersign.example'
const address = getAddress(`0x${'ab'.repeat(20)}`)
const other = getAddress(`0x${'cd'.repeat(20)}`)
const messageHash = `0x${'12'.repeat(32)}` as const
const issuedAt = new Date(1_800_000_000_123)
const now = issuedAt.getTime() + 1_000
const expirationTime = new Date(issuedAt.getTime() + 72 * 3_600_000)
const message = createSignInMessage({ origin, address, chainId: 100, nonce: 'abcdefgh1', issuedAt, expirationTime })

beforeEach(() => dropPendingSignIn())

describe('a sign-in that waits for owners', () => {
  it('comes back with the very message, while the server would take it', () => {
    savePendingSignIn({ message, answer: { messageHash } })
    expect(readPendingSignIn({ address, chainId: 100 }, origin, now)).toEqual({ message, answer: { messageHash } })
    expect(expiryOf(message)).toBe(expirationTime.getTime())
    expect(readPendingSignIn({ address, chainId: 100 }, origin, expiryOf(message))).toBeUndefined()
  })

  it('keeps that it is signed by a transaction', () => {
    savePendingSignIn({ message, answer: { safeTxHash: messageHash } })
    const pending = readPendingSignIn({ address, chainId: 100 }, origin, now)
    expect(pending?.answer).toEqual({ safeTxHash: messageHash })
  })

  it('keeps that its site was asked, and goes only when it is meant', () => {
    const asked = { message, answer: { messageHash }, isOnlyAsked: true } as const
    savePendingSignIn(asked)
    dropPendingSignIn(message.replace('abcdefgh1', 'abcdefgh2'))
    expect(readPendingSignIn({ address, chainId: 100 }, origin, now)).toEqual(asked)
    dropPendingSignIn(message)
    expect(readPendingSignIn({ address, chainId: 100 }, origin, now)).toBeUndefined()
  })

  it('is not that of another Safe or chain, and is gone once dropped', () => {
    savePendingSignIn({ message, answer: { messageHash } })
    expect(readPendingSignIn({ address: other, chainId: 100 }, origin, now)).toBeUndefined()
    expect(readPendingSignIn({ address, chainId: 1 }, origin, now)).toBeUndefined()
    dropPendingSignIn()
    expect(readPendingSignIn({ address, chainId: 100 }, origin, now)).toBeUndefined()
  })

  it('is nothing where what was kept is not as it was written', () => {
    for (const text of [
      '',
      '{"message":1}',
      `a.1.2.100.${address}.m.${messageHash}`,
      `abcdefgh1.1800000000123.1800000000124.100.0x.m`,
    ]) {
      localStorage.setItem('countersign-pending', text)
      expect(readPendingSignIn({ address, chainId: 100 }, origin, now)).toBeUndefined()
    }
  })
})
