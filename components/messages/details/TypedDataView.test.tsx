// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MessageText } from '@/components/chain/MessageText'
import { lookAlikesQuery } from '@/lib/query/lookAlikesQuery'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import { worstTexts, worstTypedData } from '@/tests/safe/worstMessages'
import { TypedDataView } from './TypedDataView'

// What looks for letters is there already: it draws the most.
const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
beforeAll(() => queries.fetchQuery(lookAlikesQuery))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const typedData = (type: string, value: unknown, name = 'a'): MessageTypedData => ({
  domain: { name: 'App' },
  types: { Main: [{ name, type }] },
  primaryType: 'Main',
  message: Object.fromEntries([[name, value]]),
})
const draw = (content: ReactNode) =>
  render(<QueryClientProvider client={queries}>{content}</QueryClientProvider>).container
const show = (data: MessageTypedData) => draw(<TypedDataView chainId={1} typedData={data} />)
const turns = (count: number) => {
  for (let turn = 0; turn < count; turn += 1) act(() => vi.runOnlyPendingTimers())
}

it('draws many values some in each turn of the page, says so, and all of them at last', () => {
  const container = show(typedData('bool[]', Array(250).fill(true)))
  expect(container.querySelectorAll('li')).toHaveLength(40)
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  turns(1)
  expect(container.querySelectorAll('li')).toHaveLength(80)
  turns(5)
  // The name in the domain, the list, and what is in it.
  expect(container.querySelectorAll('li')).toHaveLength(252)
  expect(container.querySelector('[aria-busy="true"]')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

it.each(Object.entries(worstTypedData))('draws no more than some thousand elements in a turn: %s', (_, data) => {
  const container = show(data)
  for (let turn = 0, before = 0; turn < 5; turn += 1) {
    const count = container.getElementsByTagName('*').length
    expect(count - before).toBeLessThan(5_000)
    before = count
    turns(1)
  }
})

it.each(Object.entries(worstTexts))('draws a text of the greatest length in some thousand elements: %s', (_, text) => {
  const container = draw(<MessageText text={text} />)
  expect(container.querySelectorAll('*').length).toBeLessThan(5_000)
  // Beside the text itself, a word that is as long as all of it is named by its beginning.
  expect(container.textContent?.length).toBeLessThan(text.length + 10_000)
})

it('draws a long text in pieces that are the text again, and of thousands of hidden characters not each by its code', () => {
  const text = 'word '.repeat(10_000)
  const container = show(typedData('string', text))
  expect(container.textContent).toContain(text)
  expect(container.querySelectorAll('[class*="piece"]').length).toBeGreaterThan(20)
  cleanup()
  const hidden = show(typedData('string', '\u202e'.repeat(20_000)))
  expect(hidden.querySelectorAll('bdi').length).toBeLessThan(2_000)
  expect(hidden.textContent).not.toContain('\u202e')
})

it('shows what cannot be seen in the name of a field by its code, also where it names a list', () => {
  const container = show(typedData('uint8[]', [1], 'a\u202eb'))
  expect(container.textContent).toContain('aU+202Eb')
  expect(container.innerHTML).not.toContain('\u202e')
})

it.each(['constructor', 'toString', '__proto__'])(
  'says that data with a type %s that is none cannot be shown',
  (name) => {
    expect(show(typedData(name, {})).textContent).toContain('must not be signed')
    expect(show(typedData('string', 'x', name)).textContent).toContain(`${name} string`)
  },
)
