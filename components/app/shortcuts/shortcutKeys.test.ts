import { expect, test } from 'vitest'
import { readShortcut } from './shortcutKeys'

const press = (key: string, held: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

test('knows the keys, after G and without, in either case', () => {
  expect(readShortcut(press('/'), false, true)).toEqual({ open: 'search' })
  expect(readShortcut(press('?'), false, true)).toEqual({ open: 'shortcuts' })
  expect(readShortcut(press('N'), false, true)).toEqual({ path: '/transactions/new' })
  expect(readShortcut(press('g'), false, true)).toBe('go')
  expect(readShortcut(press('q'), true, true)).toEqual({ path: '/transactions/queue' })
  expect(readShortcut(press('q'), false, true)).toBeUndefined()
  expect(readShortcut(press('x'), true, true)).toBeUndefined()
})

test('leaves the browser its own, and single keys alone where they are switched off', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(readShortcut(press('k', held), false, false)).toEqual({ open: 'search' })
    expect(readShortcut(press('n', held), false, true)).toBeUndefined()
  }
  expect(readShortcut(press('n', { altKey: true }), false, true)).toBeUndefined()
  for (const key of ['/', '?', 'n', 'g']) expect(readShortcut(press(key), false, false)).toBeUndefined()
})
