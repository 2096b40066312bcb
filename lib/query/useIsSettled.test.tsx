// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsSettled } from './useIsSettled'

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has no list of what was loaded.
  performance.getEntriesByType ??= () => []
})
afterEach(() => vi.useRealTimers())

function openPage() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return () => renderHook(useIsSettled, { wrapper })
}

test('all that ask wait together, and whoever comes later need not wait', () => {
  const ask = openPage()
  const [one, other] = [ask(), ask()]
  expect([one.result.current, other.result.current, vi.getTimerCount()]).toEqual([false, false, 1])
  one.unmount()
  act(() => vi.advanceTimersByTime(2_000))
  expect([other.result.current, vi.getTimerCount()]).toEqual([true, 0])
  expect(ask().result.current).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing goes on waiting once nobody asks, and it begins again with the next', () => {
  const ask = openPage()
  const [one, other] = [ask(), ask()]
  one.unmount()
  expect(vi.getTimerCount()).toBe(1)
  other.unmount()
  expect(vi.getTimerCount()).toBe(0)
  const again = ask()
  act(() => vi.advanceTimersByTime(2_000))
  expect(again.result.current).toBe(true)
})
