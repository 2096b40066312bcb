// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { parseTypedMessage } from '@/lib/safe/hash/parseTypedMessage'
import { typedText } from '@/tests/safe/order'
import { useMessageDraft } from './useMessageDraft'

const safe = { chainId: 31337, address: '0x00000000000000000000000000000000000000aa' } as const

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function open() {
  const { result, unmount } = renderHook(() => useMessageDraft(safe))
  return { now: () => result.current, unmount }
}

test('each kind keeps its own text, over another visit too, until it is discarded', () => {
  const { now, unmount } = open()
  expect([now().kind, now().text]).toEqual(['text', ''])
  act(() => now().setText('Hello'))
  act(() => now().setKind('typedData'))
  act(() => now().setText('{'))
  unmount()
  const again = open()
  expect([again.now().kind, again.now().text]).toEqual(['typedData', '{'])
  act(() => again.now().discard())
  expect(again.now().text).toBe('')
  act(() => again.now().setKind('text'))
  expect(again.now().text).toBe('Hello')
})

test('a text that is too long to be kept is there as long as the form is, and what was kept before afterwards', () => {
  const { now, unmount } = open()
  act(() => now().setText('short'))
  const long = 'x'.repeat(200_001)
  act(() => now().setText(long))
  expect([now().isOverlong, now().text.length]).toEqual([true, 200_001])
  act(() => now().setKind('typedData'))
  expect([now().isOverlong, now().text]).toEqual([false, ''])
  act(() => now().setKind('text'))
  expect(now().isOverlong).toBe(true)
  unmount()
  const again = open()
  expect([again.now().isOverlong, again.now().text]).toEqual([false, 'short'])
  act(() => again.now().setText(long))
  act(() => again.now().setText('shorter'))
  expect([again.now().isOverlong, again.now().text]).toEqual([false, 'shorter'])
})

test('what was delivered is forgotten, and what was typed since stays', () => {
  const { now } = open()
  act(() => now().setText('first'))
  act(() => now().forget({ kind: 'text', text: 'another' }))
  expect(now().text).toBe('first')
  act(() => now().forgetMessage('first'))
  expect(now().text).toBe('')
  act(() => now().setKind('typedData'))
  act(() => now().setText(typedText))
  act(() => now().forgetMessage(typedText))
  expect(now().text).toBe(typedText)
  // The same message, however it is spelled.
  act(() => now().setText(`  ${typedText}`))
  act(() => now().forgetMessage(parseTypedMessage(typedText)))
  expect(now().text).toBe('')
  act(() => now().setText('no data'))
  act(() => now().forgetMessage(parseTypedMessage(typedText)))
  expect(now().text).toBe('no data')
})
