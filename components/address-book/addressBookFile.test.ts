import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, it, test } from 'vitest'
import { entryKey, maxEntries } from '@/lib/address-book/addressBook'
import { cleanName } from '@/lib/address-book/entryName'
import { anyAddress } from '@/tests/safe/arbitraries'
import { exportAddressBook, importAddressBook } from './addressBookFile'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const dangerous = fc.string({ unit: fc.constantFrom(...'=+-@\'",; a1＝'), minLength: 1, maxLength: 12 })
const anyName = fc
  .oneof(dangerous, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }))
  .map((text) => cleanName(`${text}x`.slice(0, 50)))
const anyEntry = fc.record({
  chainId: fc.option(fc.integer({ min: 1, max: 2 ** 40 }), { nil: undefined }),
  address: anyAddress.map((address) => getAddress(address)),
  name: anyName,
})
const anyBook = fc.uniqueArray(anyEntry, { selector: entryKey, maxLength: 8 })

describe('exportAddressBook', () => {
  it('writes the columns of Safe{Wallet}', () => {
    const entries = [
      { chainId: 1, address: alice, name: 'Alice, "A"' },
      { chainId: undefined, address: bob, name: '=HYPERLINK("https://evil.example")' },
    ] as const
    expect(exportAddressBook(entries)).toBe(
      `address,name,chainId\r\n${alice},"Alice, ""A""",1\r\n${bob},"'=HYPERLINK(""https://evil.example"")",\r\n`,
    )
  })

  it('is read back exactly, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyBook, (entries) => {
        const text = exportAddressBook(entries)
        const expected = { entries, added: entries.length, updated: 0, problems: [] }
        expect(importAddressBook(text, [])).toEqual(expected)
        expect(importAddressBook(text, entries)).toEqual({ ...expected, added: 0 })
      }),
    )
  })
})

describe('importAddressBook', () => {
  it('keeps the rest of a file with bad rows, and says which they are and why', () => {
    const lines = [
      'Address;Name;ChainId',
      `${alice};Alice;1`,
      `${bob.slice(0, -1)};Short;1`,
      '',
      `${bob};\u202e;1`,
      `${bob};Bob;one`,
      `dev:${bob};Bob;1`,
      `nope:${bob};Bob;`,
      `${bob.replace('70997970C', '70997970c')};Mistyped;1`,
      `${alice.toLowerCase()};Again;1`,
      `dev:${bob};Bob;`,
    ]
    const existing = [{ chainId: 1, address: alice, name: 'Old name' }] as const
    expect(importAddressBook(`\ufeff${lines.join('\n')}`, existing)).toEqual({
      entries: [
        { chainId: 1, address: alice, name: 'Alice' },
        { chainId: 31337, address: bob, name: 'Bob' },
      ],
      added: 1,
      updated: 1,
      problems: [
        { row: 3, reason: expect.stringContaining('not an address') },
        { row: 5, reason: expect.stringContaining('no visible character') },
        { row: 6, reason: expect.stringContaining('not a chain’s number') },
        { row: 7, reason: expect.stringContaining('another network') },
        { row: 8, reason: expect.stringContaining('no network known here') },
        { row: 9, reason: expect.stringContaining('checksum') },
        { row: 10, reason: 'Row 2 already names this address on this network.' },
      ],
    })
  })

  test.each(['', 'hello', 'name,chainId\nAlice,1', `${alice},Alice,1`])(
    'refuses %j, which is no address book',
    (text) => {
      expect(() => importAddressBook(text, [])).toThrow('This is no address book')
    },
  )

  it('finds the columns by name in any order, and needs no chainId', () => {
    expect(importAddressBook(`note,name,address\nx,Alice,${alice}`, []).entries).toEqual([
      { chainId: undefined, address: alice, name: 'Alice' },
    ])
  })

  it('stops at 2,000 entries and says so', () => {
    const rows = Array.from({ length: maxEntries + 1 }, (_, index) => `${alice},Alice,${index + 1}`)
    const result = importAddressBook(`address,name,chainId\n${rows.join('\n')}`, [])
    expect(result).toMatchObject({ added: maxEntries, updated: 0 })
    expect(result.problems).toEqual([{ row: maxEntries + 2, reason: expect.stringContaining('full') }])
  })
})
