import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import type { SafeInfo } from '@/lib/gateway/schemas/safeSchema'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { joinSafe } from './safeView'

const address: Address = '0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3'
const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ref = { chainId: 31337, address }

const chain: SafeState = {
  ...{ address, version: '1.4.1', owners: [alice, bob], threshold: 2, nonce: 5n, modules: [], hasMoreModules: false },
  ...{ guard: undefined, moduleGuard: undefined, fallbackHandler: undefined, singleton: bob },
  ...{ code: { kind: 'other' }, codeHash: '0x', balance: 7n },
}
const named = (value: Address) => ({ value, name: null, logoUri: null })
const service: SafeInfo = {
  ...{ address: named(address), chainId: 31337, nonce: 5n, threshold: 2, owners: [named(bob), named(alice)] },
  ...{ implementation: named(bob), implementationVersionState: 'UP_TO_DATE' as SafeInfo['implementationVersionState'] },
  ...{ modules: null, guard: null, fallbackHandler: null, version: '1.4.1+L2' },
  ...{ collectiblesTag: null, txQueuedTag: null, txHistoryTag: null, messagesTag: null },
}

const join = (onChain: SafeState | undefined, atService: SafeInfo | undefined) =>
  joinSafe(ref, onChain, atService, {
    chain: onChain ? 'answered' : 'failed',
    service: atService ? 'answered' : 'failed',
  })

describe('a Safe from two sources', () => {
  it('is undefined while neither has answered', () => {
    expect(join(undefined, undefined)).toBeUndefined()
  })

  it('agrees in whatever order owners are listed', () => {
    expect(join(chain, service)?.checks.filter(({ status }) => status !== 'match')).toEqual([])
  })

  it("takes the chain's word for everything, and names what the service says otherwise", () => {
    const lying = { ...service, threshold: 1, owners: [named(alice)], nonce: 9n }
    const safe = join(chain, lying)
    expect(safe).toMatchObject({ source: 'chain', threshold: 2, owners: [alice, bob], nonce: 5n, balance: 7n })
    const wrong = safe?.checks.filter(({ status }) => status === 'mismatch').map(({ subject }) => subject)
    expect(wrong).toEqual(['owners', 'threshold', 'nonce'])
  })

  it('waits for a service that says what was true before the last transaction, and for nothing else', () => {
    const next = { ...chain, nonce: 6n, threshold: 1 }
    const joinAfter = (said: SafeInfo) => joinSafe(ref, next, said, { chain: 'answered', service: 'answered' }, chain)
    expect(joinAfter(service)).toMatchObject({ isBehind: true, checks: [], threshold: 1 })
    expect(joinAfter({ ...service, nonce: 6n, threshold: 1 })).toMatchObject({ isBehind: false })
    const lies = [
      { ...service, threshold: 3 },
      { ...service, nonce: 4n },
      { ...service, owners: [named(alice)] },
      { ...service, nonce: 6n },
      { ...service, address: named(bob) },
    ]
    for (const lie of lies) {
      const safe = joinAfter(lie)
      expect(safe?.isBehind).toBe(false)
      expect(safe?.checks.some(({ status }) => status === 'mismatch')).toBe(true)
    }
  })

  it('falls back to the service without a balance, and proves nothing then', () => {
    const safe = join(undefined, service)
    expect(safe).toMatchObject({ source: 'service', threshold: 2, balance: undefined, version: '1.4.1+L2' })
    expect(safe?.checks.map(({ status }) => status)).toEqual(['unknown'])
  })
})
