import fc from 'fast-check'
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { anyAddress } from '@/tests/safe/arbitraries'
import { findDisguisedWords, findLookAlikes, inspectName, isLookAlikeName } from './lookAlike'

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

  test('does not cry wolf over random addresses', () => {
    const anyRandom = anyAddress.filter((other) => BigInt(other) !== 0n)
    fc.assert(
      fc.property(fc.uniqueArray(anyRandom, { minLength: 20, maxLength: 20 }), ([first, ...rest]) => {
        if (first) expect(findLookAlikes(first, rest).length).toBeLessThan(2)
      }),
    )
  })
})

describe('inspectName', () => {
  test.each<[string, string, string[]]>([
    ['an ordinary name', 'Alice & Bob’s treasury (2026)', []],
    ['another alphabet', 'Казначейство', []],
    ['two alphabets in two words', 'Treasury Казначейство', []],
    ['a name with marks', 'Crème Brûlée Über', []],
    ['Japanese', '東京の財布', []],
    ['emoji', '👨‍👩‍👧 family ❤️', []],
    ['a zero-width space', 'Tre\u200basury', ['invisible']],
    ['a Hangul filler', 'Treasury\u3164', ['invisible']],
    ['a tag character', 'Treasury\u{e0041}', ['invisible']],
    ['a line break', 'Treasury\n(verified)', ['invisible']],
    ['a right-to-left override', 'Treasury \u202egnp.eb', ['direction']],
    ['an isolate', '\u2067Treasury\u2069', ['direction']],
    ['a Cyrillic letter inside', 'Tr\u0435asury', ['mixedScripts']],
    ['a Greek letter inside', 'Treasur\u03b3', ['mixedScripts']],
    ['a word in foreign letters only', '\u0441\u043e\u0440', ['lookalikeLetters']],
  ])('%s', (_, name, problems) => {
    expect(inspectName(name)).toEqual(problems)
  })

  test('says the same each time it is asked', () => {
    const name = '\u202eTreasury'
    expect([inspectName(name), inspectName(name)]).toEqual([['direction'], ['direction']])
  })
})

describe('isLookAlikeName', () => {
  test.each([
    ['Treasury', 'Tr\u0435asury'],
    ['Treasury', 'TREASURY'],
    ['Treasury', 'Treasury\u200b'],
    ['Treasury', 'Ｔreasury'],
    ['Modern', 'Modem'],
    ['Alpha', 'A1pha'],
    ['Zoo', 'Z00'],
    ['Cafe', 'Café'],
    ['Payroll', 'Payroll \u202e'],
  ])('takes %s and %s for alike', (name, other) => {
    expect(isLookAlikeName(name, other)).toBe(true)
    expect(isLookAlikeName(other, name)).toBe(true)
  })

  test.each([
    ['Treasury', 'Treasury'],
    ['Treasury', 'Treasure'],
    ['Alice', 'Bob'],
  ])('does not take %s and %s for alike', (name, other) => {
    expect(isLookAlikeName(name, other)).toBe(false)
  })
})

describe('findDisguisedWords', () => {
  test.each([
    ['plain text', 'Pay 5 ETH to paypal.com', []],
    ['text in one other alphabet', 'Мы платим сор и рост', []],
    ['two languages side by side', 'Pay за работу, naïve café', []],
    ['a word of two alphabets', 'Sign in to p\u0430ypal now', ['p\u0430ypal']],
    ['a word all in letters that look Latin', 'Send it to \u0441\u0430\u0440\u0435', ['\u0441\u0430\u0440\u0435']],
    ['the same twice', 'p\u0430y p\u0430y', ['p\u0430y']],
  ])('finds them in %s', (_, text, words) => {
    expect(findDisguisedWords(text)).toEqual(words)
  })
})
