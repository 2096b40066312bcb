// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GuardedStorage } from './guardedStorage'
import { dropMalformedState, limitFinished, parseRecentTransactions, recentTransactionsKey } from './storedState'

/** A storage that holds so many characters, as a browser's quota does. */
function storageWith(quota: number): Storage {
  const items = new Map<string, string>()
  const used = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      const before = items.get(key)
      items.set(key, value)
      if (used() <= quota) return
      if (before === undefined) items.delete(key)
      else items.set(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

describe('GuardedStorage', () => {
  it('keeps values in memory when there is no storage', () => {
    const storage = new GuardedStorage(undefined)
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  it('hears other tabs once for each key, however many readers there are, for as long as there is one', () => {
    const [add, remove] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
    const storage = new GuardedStorage(storageWith(100))
    const told: number[] = []
    const stops = Array.from({ length: 1_000 }, (_, place) => storage.subscribe('a', () => told.push(place)))
    expect(add).toHaveBeenCalledTimes(1)
    for (const stop of stops.slice(1)) stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'b' }))
    storage.setItem('a', '1')
    expect(told).toEqual([0, 0])
    stops[0]?.()
    expect(remove).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(told).toHaveLength(2)
    storage.subscribe('a', () => told.push(7))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(told).toEqual([0, 0, 7])
    vi.restoreAllMocks()
  })

  it('keeps of what a package writes only what its rule leaves', () => {
    const storage = new GuardedStorage(undefined, [], { [recentTransactionsKey]: limitFinished })
    const list = Array.from({ length: 14 }, (_, index) => ({
      hash: `0x${String(index).padStart(64, '0')}`,
      description: `${index}`,
      status: ['pending', 'pending', 'confirmed', 'failed'][index < 2 ? index : 2 + (index % 2)],
    }))
    storage.setItem(recentTransactionsKey, JSON.stringify({ '0xa': { 1: list, 10: list.slice(0, 3) }, '0xb': 7 }))
    expect(JSON.parse(storage.getItem(recentTransactionsKey) ?? '')).toEqual({
      '0xa': { 1: list.slice(0, 12), 10: list.slice(0, 3) },
      '0xb': 7,
    })
    for (const other of ['not JSON', '[]', 'null']) {
      storage.setItem(recentTransactionsKey, other)
      expect(storage.getItem(recentTransactionsKey)).toBe(other)
    }
  })

  it('drops the evictable entry when the quota is full, and writes again', () => {
    const real = storageWith(60)
    const storage = new GuardedStorage(real, ['cache'])
    storage.setItem('cache', 'x'.repeat(50))
    storage.setItem('wallet', 'injected')
    expect(real.getItem('wallet')).toBe('injected')
    expect(real.getItem('cache')).toBeNull()
  })

  it('keeps in memory what does not fit at all, and reads that, not the older stored value', () => {
    const real = storageWith(20)
    const storage = new GuardedStorage(real)
    storage.setItem('a', 'old')
    storage.setItem('a', 'y'.repeat(50))
    expect(storage.getItem('a')).toBe('y'.repeat(50))
    expect(real.getItem('a')).toBe('old')
  })

  it('tells listeners of changes in this tab and in others, until they leave', () => {
    const storage = new GuardedStorage(storageWith(100))
    let calls = 0
    const leave = storage.subscribe('a', () => {
      calls += 1
    })
    storage.setItem('a', '1')
    storage.setItem('b', '1')
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
    expect(calls).toBe(2)
    leave()
    storage.setItem('a', '2')
    expect(calls).toBe(2)
  })
})

describe('dropMalformedState', () => {
  let storage: Storage
  const hash = `0x${'a'.repeat(64)}`
  const good = JSON.stringify({ '0xA': { 1: [{ hash, description: 'Send', status: 'pending' }] } })

  beforeEach(() => {
    storage = storageWith(10_000)
  })

  it('leaves what the packages wrote', () => {
    storage.setItem('rk-transactions', good)
    storage.setItem('rk-recent', '["rainbow"]')
    dropMalformedState(storage)
    expect(storage.getItem('rk-transactions')).toBe(good)
    expect(storage.getItem('rk-recent')).toBe('["rainbow"]')
  })

  it.each([
    ['rk-transactions', 'null'],
    ['rk-transactions', '{"0xA":null}'],
    ['rk-transactions', '{"0xA":{"1":"x"}}'],
    ['rk-transactions', `{"0xA":{"1":[{"hash":"${hash}","description":{},"status":"pending"}]}}`],
    ['rk-transactions', `{"0xA":{"1":[{"hash":"javascript:alert(1)","description":"x","status":"pending"}]}}`],
    ['rk-recent', '{"length":3}'],
    ['wagmi.store', '{"state":{"connections":5},"version":2}'],
    ['wagmi.recentConnectorId', 'not json'],
  ])('drops %s when it is %s', (key, text) => {
    storage.setItem(key, text)
    dropMalformedState(storage)
    expect(storage.getItem(key)).toBeNull()
  })

  it('reads the transactions of one address and chain, and nothing from broken text', () => {
    expect(parseRecentTransactions(good, '0xA', 1)).toHaveLength(1)
    expect(parseRecentTransactions(good, '0xA', 2)).toEqual([])
    expect(parseRecentTransactions('{', '0xA', 1)).toEqual([])
    expect(parseRecentTransactions(good, '__proto__', 1)).toEqual([])
  })
})
