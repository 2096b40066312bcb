import { describe, expect, test } from 'vitest'
import { canBeReadAs, findDisguisedWords, hasForeignLetter, inspectName, isLookAlikeName } from './lookAlikeName'

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
    ['a word in Coptic', 'ⲤⲞⲘⲢ', ['lookalikeLetters']],
    ['a word in Greek capitals', 'ΕΤΗ', ['lookalikeLetters']],
    ['a word in Cherokee', 'ᎪᏢᎻᎪ', ['lookalikeLetters']],
    ['a word in Lisu', 'ꓴꓢꓓꓚ', ['lookalikeLetters']],
    ['a word in Canadian syllables', 'ᑌᗪᗷᑭ', ['lookalikeLetters']],
    ['small capitals', 'ᴜsᴅᴄ', ['lookalikeLetters']],
    ['letters of phonetics', 'Sɑfe', ['lookalikeLetters']],
    ['letters of mathematics', '𝐔𝐒𝐃𝐂 vault', ['lookalikeLetters']],
    ['a sign in the place of a letter', '∪SDC', ['lookalikeLetters']],
    ['a Roman numeral in the place of a letter', 'Treasurⅴ', ['lookalikeLetters']],
    ['Coptic inside a Latin word', 'UⲤDC', ['mixedScripts']],
    ['Thai inside a Latin word', 'Safeใ', ['mixedScripts']],
    ['Latin beside Japanese', 'LINEスタンプ 東京Tower', []],
    ['Hebrew', 'סוס', []],
    ['Turkish, Azerbaijani, Vietnamese, Polish', 'Altın Əli Việt Łódź', []],
    ['Armenian', 'Հայաստան', []],
    ['signs between words', '€ 5 – 2×3, Gnosis™ №5 “A” → B', []],
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
    ['ETH', 'ΕΤΗ'],
    ['COMP', 'ⲤⲞⲘⲢ'],
    ['USDC', 'ᴜsᴅᴄ'],
    ['USDC', '∪SDC'],
    ['USDC', 'ꓴꓢꓓꓚ'],
    ['USDC', '𝐔𝕊𝔻ℂ'],
    ['Alice', 'AIice'],
    ['LINK', 'link'],
    ['Payroll', 'РАУRОLL'],
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

test('a symbol may be read as a known one where Unicode is silent about one letter in four', () => {
  for (const symbol of ['ᴜsꞦᴄ', 'USᛞC']) expect(canBeReadAs(symbol, 'USDC'), symbol).toBe(true)
  for (const symbol of ['USDC', 'USᛞX', 'ՍՏԴ', 'ᛞᛞDC', 'USDCᛞ', '柴犬'])
    expect(canBeReadAs(symbol, 'USDC'), symbol).toBe(false)
})

test('one letter that only looks Latin is found, and none where there is none', () => {
  for (const text of ['ՍՏԴ', 'ⲤⲞⲘⲢ', 'USDС', 'ᴜ', '∪', 'ⅼ', 'ｕsdc', '𝐔'])
    expect(hasForeignLetter(text), text).toBe(true)
  for (const text of ['USDC', 'Café', '柴犬', '1O0l|', '🦄', '€', '']) expect(hasForeignLetter(text), text).toBe(false)
})
