import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cleanName, InvalidNameError } from './entryName'

describe('cleanName', () => {
  test.each([
    [' Treasury ', 'Treasury'],
    ['Tre\u200basury\u202e', 'Treasury'],
    ['a\u0000b\nc', 'abc'],
    ['Treasury\u3164', 'Treasury'],
    ['Treasury\ud800', 'Treasury'],
    ['Казначейство', 'Казначейство'],
    ['🦊'.repeat(50), '🦊'.repeat(50)],
  ])('keeps %j as %j', (text, name) => {
    expect(cleanName(text)).toBe(name)
  })

  test.each([
    ['', 'empty'],
    [' \u200b\u2066\u2800', 'empty'],
    ['a'.repeat(51), 'length'],
  ])('refuses %j by its %s', (text, reason) => {
    expect(() => cleanName(text)).toThrow(expect.objectContaining({ name: 'InvalidNameError', reason }))
  })

  it('changes nothing the second time, and throws nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        try {
          const name = cleanName(text)
          expect(cleanName(name)).toBe(name)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidNameError)
        }
      }),
    )
  })
})
