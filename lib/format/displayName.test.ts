import { expect, it } from 'vitest'
import { displayName } from './displayName'

it('cuts names longer than 24 characters', () => {
  expect(displayName('a'.repeat(24))).toBe('a'.repeat(24))
  expect(displayName('a'.repeat(25))).toBe(`${'a'.repeat(24)}...`)
})

it('drops characters that are invisible or turn the reading direction', () => {
  expect(displayName('ali\u200bce\u202e.eth\u0000')).toBe('alice.eth')
  expect(displayName('\u200b\u202e')).toBeUndefined()
})
