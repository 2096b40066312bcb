import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listedElsewhere, sources } from './sourcesSchema'

const said = {
  ...{ service: 'app.example:8080', from: 'HERE', knownTo: ['HERE', 'SERVICE'], isWaiting: false, isReachable: true },
  differences: [{ code: 'CONTENT', text: 'Other' }],
}

test('reads where something is known, and calls what came later unknown', () => {
  expect(z.parse(sources, said)).toEqual(said)
  const later = { ...said, knownTo: ['MOON'], differences: [{ code: 'COLOUR' }] }
  expect(z.parse(sources, later)).toMatchObject({
    knownTo: ['UNKNOWN'],
    differences: [{ code: 'UNKNOWN', text: null }],
  })
})

test('shows each character of what the service says, and not too many', () => {
  const text = `a\u202e${'b'.repeat(1_000)}`
  const read = z.parse(sources, { ...said, differences: [{ code: 'REFUSED', text }] })
  expect(read?.differences[0]?.text).toMatch(/^aU\+202Eb{248}…$/)
})

test.each([
  undefined,
  null,
  7,
  { ...said, service: 'no host' },
  { ...said, service: 'x'.repeat(254) },
  { ...said, differences: Array.from({ length: 21 }, () => ({ code: 'CONTENT', text: '' })) },
  { ...said, isWaiting: 'yes' },
])('what makes no sense is nothing said, and spoils nothing: %j', (value) => {
  expect(z.parse(sources, value)).toBeNull()
  expect(z.parse(listedElsewhere, value)).toBeNull()
})

test('reads what was not taken over', () => {
  const notTaken = [
    { hash: `0x${'ab'.repeat(32)}`, text: 'Why' },
    { hash: null, text: 'Too many' },
  ]
  expect(z.parse(listedElsewhere, { name: 'app.example', notTaken })).toEqual({ name: 'app.example', notTaken })
})
