// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDrawnSize } from './useDrawnSize'

type List = { name: string; count: number }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** How much of each list was drawn, one after the other. */
function draw([opened, ...others]: [List, ...List[]]) {
  const sizes: number[] = []
  const { rerender } = renderHook(
    ({ name, count }: List) => sizes.push(useDrawnSize(count, { first: 100, step: 250, name })),
    {
      initialProps: opened,
    },
  )
  for (const list of others) {
    rerender(list)
    while (vi.getTimerCount() > 0) act(() => vi.runOnlyPendingTimers())
  }
  return sizes
}

test('the list that a page opens with is drawn at once, and another one step by step to its end', () => {
  const all = { name: '', count: 10_000 }
  const sizes = draw([all, { name: 'few', count: 3 }, all])
  expect(sizes.slice(0, 1)).toEqual([10_000])
  expect(sizes).toContain(3)
  const grown = sizes.slice(sizes.lastIndexOf(3) + 1)
  expect(grown.at(-1)).toBe(10_000)
  const steps = grown.map((size, place) => size - (grown[place - 1] ?? 0))
  expect(Math.max(...steps)).toBeLessThanOrEqual(250)
  expect(grown.length).toBeLessThan(50)
})

test('what is looked for next does not wait for what was looked for before', () => {
  const sizes = draw([
    { name: '', count: 0 },
    { name: 'a', count: 10_000 },
    { name: 'b', count: 120 },
  ])
  expect(sizes.at(-1)).toBe(120)
  expect(sizes).toContain(100)
})
