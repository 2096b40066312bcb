import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import type { ValueStorage } from '@/lib/storage/storedValue'
import {
  type AddressBookEntry,
  addressBookKey,
  findName,
  maxEntries,
  openAddressBook,
  removeEntry,
  saveEntry,
} from './addressBook'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const read = (storage: ValueStorage) => openAddressBook(storage).getState()
const parse = (text: string | null) => read({ getItem: () => text, setItem: () => undefined })

describe('saving and removing', () => {
  it('adds, renames by chain and address in any letter case, and removes', () => {
    const storage = new GuardedStorage(undefined)
    saveEntry(storage, { chainId: 1, address: alice, name: ' Alice\u200b ' })
    saveEntry(storage, { chainId: undefined, address: alice, name: 'Alice anywhere' })
    saveEntry(storage, { chainId: 1, address: `0x${alice.slice(2).toLowerCase()}`, name: 'Alice at work' })
    expect(read(storage)).toEqual([
      { chainId: 1, address: alice, name: 'Alice at work' },
      { chainId: undefined, address: alice, name: 'Alice anywhere' },
    ])
    removeEntry(storage, { chainId: 1, address: alice })
    expect(read(storage)).toEqual([{ chainId: undefined, address: alice, name: 'Alice anywhere' }])
  })

  it('refuses a name without a visible character and keeps the book', () => {
    const storage = new GuardedStorage(undefined)
    saveEntry(storage, { chainId: 1, address: alice, name: 'Alice' })
    expect(() => saveEntry(storage, { chainId: 1, address: alice, name: '\u202e' })).toThrow('no visible character')
    expect(read(storage)).toHaveLength(1)
  })

  it('is full at 2,000 entries, and still renames', () => {
    const entries = Array.from({ length: maxEntries }, (_, index) => ({
      chainId: index + 1,
      address: alice,
      name: 'A',
    }))
    const storage = new GuardedStorage(undefined)
    storage.setItem(addressBookKey, JSON.stringify(entries))
    expect(() => saveEntry(storage, { chainId: 1, address: bob, name: 'Bob' })).toThrow('The address book is full')
    saveEntry(storage, { chainId: 1, address: alice, name: 'Renamed' })
    expect(read(storage)[0]?.name).toBe('Renamed')
    expect(read(storage)).toHaveLength(maxEntries)
  })
})

describe('a stored book', () => {
  test.each([
    null,
    '',
    '{not json',
    '5',
    '{"0":{}}',
    '[null,5,[],{}]',
    `[{"address":"${alice}","name":5}]`,
    `[{"address":"${alice}","name":"\\u202e"}]`,
    `[{"address":"0x12","name":"short"}]`,
    `[{"address":"${alice}","name":"chain","chainId":"1"}]`,
    `[{"address":"${alice}","name":"chain","chainId":1.5}]`,
    `[{"address":"${alice}","name":"chain","chainId":null}]`,
    JSON.stringify([{ address: alice, name: 'too large' }]).padEnd(4_000_001),
  ])('finds nothing in %.60j', (text) => {
    expect(parse(text)).toEqual([])
  })

  it('keeps what is valid beside what is not, the first of two, and at most 2,000', () => {
    const valid = { address: alice.toLowerCase(), name: 'Ali\u200bce', extra: 'x' }
    expect(parse(JSON.stringify([{}, valid, { ...valid, name: 'Mallory' }]))).toEqual([
      { chainId: undefined, address: alice, name: 'Alice' },
    ])
    const many = Array.from({ length: maxEntries + 5 }, (_, index) => ({ ...valid, chainId: index + 1 }))
    expect(parse(JSON.stringify(many))).toHaveLength(maxEntries)
  })

  it('never throws', () => {
    const text = fc.oneof(fc.string(), fc.json())
    fc.assert(fc.property(text, (value) => void expect(Array.isArray(parse(value))).toBe(true)))
  })
})

describe('findName', () => {
  const entries = [
    { chainId: undefined, address: alice, name: 'Anywhere' },
    { chainId: 1, address: alice, name: 'Mainnet' },
    { chainId: 10, address: bob, name: 'Bob' },
  ] as const

  it('takes the name for the chain before the one for all chains, and no name of another chain', () => {
    expect(findName(entries, 1, alice)).toBe('Mainnet')
    expect(findName(entries, 5, `0x${alice.slice(2).toLowerCase()}`)).toBe('Anywhere')
    expect(findName(entries, undefined, alice)).toBe('Anywhere')
    expect(findName(entries, 1, bob)).toBeUndefined()
    expect(findName(entries, undefined, bob)).toBeUndefined()
  })

  it('looks through a book once, however many names are asked for', () => {
    let read = 0
    const entry: AddressBookEntry = {
      ...{ chainId: 1, name: 'Alice' },
      get address(): AddressBookEntry['address'] {
        read += 1
        return alice
      },
    }
    const book = [entry]
    for (let asked = 0; asked < 100; asked += 1) expect(findName(book, 1, alice)).toBe('Alice')
    expect(read).toBe(1)
  })
})
