import { ens_normalize as normalize } from '@adraffy/ens-normalize'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalize as normalizeForKit } from './kitNames'
import { normalName, recallNormalName } from './normalName'

const letters = [...'abcxyz0189-_.$ABC\u2019\u00fc']

test('what is known at once is what the tables say', () => {
  const anyName = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(anyName, (name) => {
      const known = recallNormalName(name)
      if (known !== undefined) expect(known).toBe(normalize(name))
    }),
    { numRuns: 2_000 },
  )
  expect(recallNormalName('a-b-c.d1.eth')).toBe('a-b-c.d1.eth')
})

test('a name that is not plain is worked out, and known from then on', async () => {
  expect(recallNormalName('M\u00fcnze.eth')).toBeUndefined()
  expect(await normalName('M\u00fcnze.eth')).toBe('m\u00fcnze.eth')
  expect(recallNormalName('M\u00fcnze.eth')).toBe('m\u00fcnze.eth')
})

test.each(['ab--c.eth', 'a..eth', 'l\u0456sa.eth'])('what has no normal form is refused: %s', async (name) => {
  await expect(normalName(name)).rejects.toThrow()
  expect(recallNormalName(name)).toBeUndefined()
})

test('RainbowKit gets what is known, and asks again for the rest', async () => {
  expect(normalizeForKit('alice.eth')).toBe('alice.eth')
  expect(() => normalizeForKit('\u{1f511}.eth')).toThrow()
  await expect.poll(() => recallNormalName('\u{1f511}.eth')).toBe('\u{1f511}.eth')
  expect(normalizeForKit('\u{1f511}.eth')).toBe('\u{1f511}.eth')
})
