import { expect, test } from 'vitest'
import { countHidden, splitHidden } from './visibleText'

test('leaves readable text of any language in one piece', () => {
  const text = 'Pay 5 € to Łukasz,\n\tשלום, 日本語 🙂'
  expect(splitHidden(text)).toEqual([{ text }])
  expect(splitHidden('')).toEqual([])
})

test.each([
  ['a right-to-left override', '\u202e', 'U+202E'],
  ['a zero width space', '\u200b', 'U+200B'],
  ['a carriage return', '\r', 'U+000D'],
  ['a no-break space', '\u00a0', 'U+00A0'],
  ['a line separator', '\u2028', 'U+2028'],
  ['a tag character', '\u{e0041}', 'U+E0041'],
  ['a Hangul filler', '\u3164', 'U+3164'],
  ['half a surrogate pair', '\ud800', 'U+D800'],
  ['a null', '\0', 'U+0000'],
])('shows %s by its code', (_, character, code) => {
  expect(splitHidden(`a${character}b`)).toEqual([{ text: 'a' }, { text: character, code }, { text: 'b' }])
})

test('draws no more than forty codes, and nothing hidden as it is after them', () => {
  const text = 'a\u202e'.repeat(50_000)
  const parts = splitHidden(text)
  expect(parts.filter(({ code }) => code)).toHaveLength(40)
  expect(parts.at(-1)?.text).toBe('a\uFFFD'.repeat(49_960))
  expect(countHidden(text)).toBe(50_000)
  expect(countHidden('Pay 5 €,\n\tשלום')).toBe(0)
})
