import fc from 'fast-check'
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { anyAddress } from '@/tests/safe/arbitraries'
import { findLookAlikes } from './lookAlike'

const address: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('findLookAlikes', () => {
  test.each<[string, Address]>([
    ['four and four digits', '0xf39F00000000000000000000000000000000FFff'.replace('FFff', '2266') as Address],
    ['two and four digits', '0xf3aa000000000000000000000000000000002266'],
    ['six and two digits', '0xf39fd60000000000000000000000000000000066'],
  ])('finds one with %s alike', (_, other) => {
    expect(findLookAlikes(address, [other]).map((found) => found.toLowerCase())).toEqual([other.toLowerCase()])
  })

  test.each<[string, Address]>([
    ['itself in another letter case', address.toLowerCase() as Address],
    ['one that only begins alike', '0xf39fd6e500000000000000000000000000000000'],
    ['one that only ends alike', '0x00000000000000000000000000000000ffb92266'],
  ])('does not find %s', (_, other) => {
    expect(findLookAlikes(address, [other])).toEqual([])
  })

  test('reads a list of known addresses once, however many are held against it', () => {
    const reads: PropertyKey[] = []
    const get = (list: Address[], key: PropertyKey) => {
      reads.push(key)
      return Reflect.get(list, key)
    }
    const known = new Proxy<Address[]>(['0xf39F000000000000000000000000000000002266'], { get })
    expect(findLookAlikes(address, known)).toHaveLength(1)
    const once = reads.length
    expect(findLookAlikes(address, known)).toHaveLength(1)
    expect(reads).toHaveLength(once)
  })

  test('does not cry wolf over random addresses', () => {
    const anyRandom = anyAddress.filter((other) => BigInt(other) !== 0n)
    fc.assert(
      fc.property(fc.uniqueArray(anyRandom, { minLength: 20, maxLength: 20 }), ([first, ...rest]) => {
        if (first) expect(findLookAlikes(first, rest).length).toBeLessThan(2)
      }),
    )
  })
})
