import { expect, it } from 'vitest'
import { StoredValue } from './storedValue'

it('parses each text once and gives every reader the same object', () => {
  const parsed: (string | null)[] = []
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: () => undefined,
    subscribe: () => () => undefined,
  }
  const value = new StoredValue(storage, 'key', (text) => {
    parsed.push(text)
    return { text }
  })
  expect(value.getState()).toBe(value.getInitialState())
  stored.set('key', 'a')
  expect(value.getState()).toEqual({ text: 'a' })
  expect(value.getState()).toBe(value.getState())
  expect(value.getInitialState()).toEqual({ text: null })
  expect(parsed).toEqual([null, 'a'])
})

it('is empty and silent without a storage, as on the server', () => {
  const value = new StoredValue(undefined, 'key', (text) => text ?? 'empty')
  expect(value.getState()).toBe('empty')
  expect(value.subscribe(() => undefined)()).toBeUndefined()
})
