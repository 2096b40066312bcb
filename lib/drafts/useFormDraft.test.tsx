// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draftKey } from './draft'
import { useFormDraft } from './useFormDraft'

const safe = { chainId: 31337, address: '0x00000000000000000000000000000000000000aa' } as const

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = (of: Parameters<typeof useFormDraft>[0] = safe) => {
  const { result, unmount } = renderHook(() => useFormDraft(of))
  return { now: () => result.current, form: (name: string) => result.current.typedTextOf(name), unmount }
}

test('each form has its own fields, of which one or all are forgotten', () => {
  const { form } = open()
  act(() => form('send').set('amount', '1'))
  act(() => form('send').set('to', 'alice'))
  act(() => form('call').set('amount', '2'))
  expect([form('send').get('amount'), form('call').get('amount'), form('call').get('to')]).toEqual([
    '1',
    '2',
    undefined,
  ])
  act(() => form('send').clear(['amount']))
  expect([form('send').get('amount'), form('send').get('to')]).toEqual([undefined, 'alice'])
  act(() => form('send').clear())
  expect([form('send').isEmpty, form('call').isEmpty]).toEqual([true, false])
  act(() => form('call').set('amount', ''))
  expect(form('call').isEmpty).toBe(true)
})

test('two fields that change in one turn are both kept, and so is the kind of form that is chosen', () => {
  const { now, form } = open()
  act(() => {
    form('send').set('amount', '1')
    now().setKind('send')
    form('send').set('to', 'alice')
  })
  expect([now().kind, form('send').get('amount'), form('send').get('to')]).toEqual(['send', '1', 'alice'])
})

test('another visit finds what was typed, and another Safe, chain or part does not', () => {
  const { form, unmount } = open()
  act(() => form('send').set('amount', '1'))
  unmount()
  expect(open().form('send').get('amount')).toBe('1')
  expect(
    open({ ...safe, chainId: 1 })
      .form('send')
      .get('amount'),
  ).toBeUndefined()
  const { result } = renderHook(() => useFormDraft(safe, 'message'))
  expect(result.current.typedTextOf('send').isEmpty).toBe(true)
})

test('what another tab types meanwhile is shown, and not undone by a key here', () => {
  const { form } = open()
  act(() => form('send').set('amount', '1'))
  const text = JSON.stringify({ kind: 'send', fields: { 'send.amount': '1', 'send.to': 'bob' } })
  act(() => {
    localStorage.setItem(draftKey('form', safe), text)
    window.dispatchEvent(new StorageEvent('storage', { key: draftKey('form', safe) }))
  })
  expect(form('send').get('to')).toBe('bob')
  act(() => form('send').set('amount', '12'))
  expect([form('send').get('amount'), form('send').get('to')]).toEqual(['12', 'bob'])
})
