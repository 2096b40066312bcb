import { beforeEach, describe, expect, it, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { safeContracts } from '@/devnet/safeContracts'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import { type Creation, planCreation, type SentCreation } from './creation'
import { findCreation, openCreations, removeCreation, saveCreation, saveSlot } from './pendingCreations'

const [alice, bob] = owners
const stranger = recipients[0].address
const { singletonL2, proxyFactory, fallbackHandler } = safeContracts('1.4.1')
const txHash = `0x${'ab'.repeat(32)}` as const

function plan(saltNonce = 2n ** 256n - 1n): Creation & { stage: 'review' } {
  const named = [
    { address: alice.address, name: 'Alice' },
    { address: bob.address, name: '' },
  ]
  const setup = { owners: named, threshold: 2, version: '1.4.1', singleton: singletonL2, proxyFactory, fallbackHandler }
  return { ...planCreation({ chainId: 31337, name: 'Savings', ...setup, saltNonce }), stage: 'review' }
}

let storage = new GuardedStorage(undefined)
beforeEach(() => {
  storage = new GuardedStorage(undefined)
})
const readAll = () => openCreations(storage).getState()
const parse = (text: string | null) => openCreations({ getItem: () => text, setItem: () => undefined }).getState()

describe('creations under way', () => {
  it('come back with every digit, and go on from review to sent in their place', () => {
    saveCreation(storage, plan())
    expect(readAll()).toEqual([plan()])
    saveCreation(storage, { ...plan(), stage: 'sent', txHash, sentAt: 5 })
    expect(readAll()).toEqual([{ ...plan(), stage: 'sent', txHash, sentAt: 5 }])
    expect(findCreation(storage, plan())).toMatchObject({ stage: 'sent', txHash, sentAt: 5 })
    removeCreation(storage, plan())
    expect(readAll()).toEqual([])
  })

  it('keep the place of what was sent in its sender’s order, but not for another transaction', () => {
    const slot = { sender: alice.address, nonce: 7 }
    const sent: SentCreation = { ...plan(), stage: 'sent', txHash, sentAt: 5 }
    saveSlot(storage, sent, slot)
    expect(readAll()).toEqual([])
    saveCreation(storage, sent)
    saveSlot(storage, { ...sent, txHash: `0x${'cd'.repeat(32)}` }, slot)
    expect(readAll()).toEqual([sent])
    saveSlot(storage, sent, slot)
    expect(readAll()).toEqual([{ ...sent, slot }])
  })

  it('keep what was sent or asked beside a new one, and drop what was only reviewed', () => {
    saveCreation(storage, { ...plan(1n), stage: 'sent', txHash, sentAt: 5 })
    saveCreation(storage, { ...plan(2n), stage: 'asked' })
    saveCreation(storage, plan(3n))
    saveCreation(storage, plan(4n))
    expect(readAll().map(({ saltNonce }) => saltNonce)).toEqual([4n, 2n, 1n])
  })

  test.each<[string, Record<string, unknown>]>([
    ['an address that does not follow from the rest', { address: stranger }],
    ['another owner', { owners: [{ address: stranger, name: '' }], threshold: 1 }],
    ['the zero address as owner', { owners: [{ address: `0x${'0'.repeat(40)}`, name: '' }], threshold: 1 }],
    ['a singleton that Safe did not publish', { singleton: stranger }],
    ['a factory that Safe did not publish', { proxyFactory: stranger }],
    ['a handler that Safe did not publish', { fallbackHandler: stranger }],
    ['a handler of another version', { fallbackHandler: safeContracts('1.3.0').fallbackHandler }],
    ['another threshold', { threshold: 1 }],
    ['a threshold that is no number', { threshold: '2' }],
    ['another version', { version: '1.5.0' }],
    ['another salt nonce', { saltNonce: '5' }],
    ['a salt nonce beyond 256 bits', { saltNonce: `${2n ** 256n}` }],
    ['a chain that is not configured', { chainId: 424242 }],
    ['no transaction where one was sent', { stage: 'sent' }],
    ['a hash that is none', { stage: 'sent', txHash: '0x12' }],
    ['a sender that is none', { stage: 'sent', txHash, slot: { sender: '0x12', nonce: 1 } }],
    ['a nonce below zero', { stage: 'sent', txHash, slot: { sender: alice.address, nonce: -1 } }],
    ['another stage', { stage: 'done' }],
    ['a name too long', { name: 'x'.repeat(51) }],
  ])('are not read with %s', (_, change) => {
    saveCreation(storage, plan())
    const [stored] = JSON.parse(storage.getItem('countersign.newSafes') ?? '[]')
    expect(parse(JSON.stringify([stored]))).toHaveLength(1)
    expect(parse(JSON.stringify([{ ...stored, ...change }]))).toEqual([])
  })

  test.each([null, '', '{', '5', '{}', '[null,1,{}]', ' '.repeat(200_001)])('are not read from %.20j', (text) => {
    expect(parse(text)).toEqual([])
  })
})
