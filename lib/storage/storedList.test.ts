// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { GuardedStorage } from './guardedStorage'
import { type ListRules, StoredList } from './storedList'

const schema = z.object({
  id: z.string(),
  amount: z.pipe(
    z.string().check(z.regex(/^\d+$/)),
    z.transform((digits: string) => BigInt(digits)),
  ),
})
type Entry = z.output<typeof schema>
const rules: ListRules<Entry> = { maxEntries: 3, maxTextLength: 100, keyOf: ({ id }) => id }
const entry = (id: string, amount = 1n): Entry => ({ id, amount })
const open = (storage = new GuardedStorage(undefined), newest: 'first' | 'last' = 'last') =>
  new StoredList(storage, 'list', schema, { ...rules, newest })
const parse = (text: string, newest: 'first' | 'last') =>
  new StoredList({ getItem: () => text, setItem: () => undefined }, 'list', schema, {
    ...rules,
    maxTextLength: 1000,
    newest,
  }).getState()
const idsOf = (list: StoredList<Entry>) => list.getState().map(({ id }) => id)

test.each([
  ['last', ['c', 'd', 'b']],
  ['first', ['b', 'd', 'c']],
] as const)('the newest is put %s, in the place of what has its key; the oldest go', (newest, ids) => {
  const list = open(undefined, newest)
  for (const id of ['a', 'b', 'c', 'd']) list.put(entry(id))
  list.put(entry('b', 2n ** 64n))
  expect(idsOf(list)).toEqual(ids)
  expect(list.find('b')).toEqual(entry('b', 2n ** 64n))
  list.drop(({ id }) => id === 'b')
  expect(list.find('b')).toBeUndefined()
})

test('a list that loses none takes no more than there is room for, and says so', () => {
  const list = new StoredList(new GuardedStorage(localStorage), 'list', schema, { ...rules, losesNone: true })
  for (const id of ['a', 'b', 'c']) expect(list.put(entry(id))).toBe(true)
  expect(list.put(entry('d'))).toBe(false)
  expect([list.hasRoomFor(entry('d')), list.hasRoomFor(entry('a'))]).toEqual([false, true])
  expect(idsOf(list)).toEqual(['a', 'b', 'c'])
  expect(list.put(entry('a', 2n))).toBe(true)
  list.drop(({ id }) => id === 'c')
  expect(list.put(entry('long', 10n ** 60n))).toBe(false)
  // What would not be read again is not taken either.
  expect(list.put(entry('d', -1n))).toBe(false)
  expect(list.put(entry('d'))).toBe(true)
  expect(idsOf(list)).toEqual(['b', 'a', 'd'])
})

test.each(['last', 'first'] as const)(
  'of a text with what is broken, double or too much it reads the rest (%s)',
  (newest) => {
    const stored = [null, { id: 'a', amount: '1' }, 7, { id: 'b', amount: 'x' }, { id: 'b', amount: '2' }, { id: 5 }]
    expect(parse(JSON.stringify(stored), newest)).toEqual([entry('a'), entry('b', 2n)])
    const many = ['a', 'b', 'c', 'd', 'a'].map((id) => ({ id, amount: '1' }))
    const read = parse(JSON.stringify(many), newest)
    expect(read.map(({ id }) => id)).toEqual(newest === 'first' ? ['a', 'b', 'c'] : ['c', 'd', 'a'])
  },
)

it('never throws, whatever is stored', () => {
  const texts = fc.oneof(fc.string(), fc.json())
  fc.assert(fc.property(texts, (text) => void expect(parse(text, 'last')).toEqual([])))
})

it('makes room within its length by the oldest, and refuses what does not fit alone', () => {
  const storage = new GuardedStorage(window.localStorage)
  const list = open(storage)
  for (const id of ['a', 'b', 'c'.repeat(60)]) expect(list.put(entry(id))).toBe(true)
  expect(idsOf(list)).toEqual(['c'.repeat(60)])
  expect(storage.getItem('list')?.length).toBeLessThanOrEqual(100)
  expect(list.put(entry('d'.repeat(100)))).toBe(false)
  expect(idsOf(list)).toEqual(['c'.repeat(60)])
})

it('says when the storage does not keep it, and shows it in this tab all the same', () => {
  const blocked = open(new GuardedStorage(undefined))
  expect(blocked.put(entry('a'))).toBe(false)
  expect(blocked.put(entry('a'))).toBe(false)
  expect(idsOf(blocked)).toEqual(['a'])
})

it('tells its readers of a change here and in another tab, and of none where nothing changed', () => {
  const storage = new GuardedStorage(window.localStorage)
  const list = open(storage)
  list.write([])
  const told: string[] = []
  const stop = list.subscribe((now, before) => told.push(`${before.length} ${now.length}`))
  list.put(entry('a'))
  list.put(entry('a'))
  window.localStorage.setItem('list', '[]')
  window.dispatchEvent(new StorageEvent('storage', { key: 'list' }))
  stop()
  list.put(entry('b'))
  expect(told).toEqual(['0 1', '1 0'])
})
