import { expect, it } from 'vitest'
import type { SignedField } from '@/lib/safe/hash/signedFields'
import { countFields, takeFields } from './takeFields'

const field = (name: string, children?: SignedField[]): SignedField => ({ name, type: 'T', value: name, children })
const fields = [field('a'), field('b', [field('c'), field('d', [field('e')])]), field('f', []), field('g')]

const namesOf = (taken: readonly SignedField[]): string =>
  taken.map(({ name, children }) => (children ? `${name}(${namesOf(children)})` : name)).join(' ')

it('takes fields in their order, nothing that looks empty and is not, and all of them at last', () => {
  expect(countFields(fields)).toBe(7)
  const steps = Array.from({ length: 8 }, (_, count) => namesOf(takeFields(fields, count)))
  expect(steps).toEqual(['', 'a', 'a', 'a b(c)', 'a b(c)', 'a b(c d(e))', 'a b(c d(e)) f()', 'a b(c d(e)) f() g'])
  expect(takeFields(fields, 7)).toBe(fields)
  // What was drawn before is not drawn again.
  expect(takeFields(fields, 6)[1]).toBe(fields[1])
})
