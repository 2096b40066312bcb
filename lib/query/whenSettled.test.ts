// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSettled } from './whenSettled'

let resources: unknown[]
let isQuiet: boolean

beforeEach(() => {
  vi.useFakeTimers()
  resources = []
  isQuiet = false
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => resources as PerformanceEntryList)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const begin = (client: QueryClient) =>
  whenSettled(client, () => {
    isQuiet = true
  })

test('comes once nothing is asked for and nothing has arrived for a while, and once', async () => {
  const client = new QueryClient()
  let answer: (value: number) => void = () => undefined
  const asked = client.fetchQuery({
    queryKey: ['a'],
    queryFn: () => new Promise<number>((resolve) => (answer = resolve)),
  })
  begin(client)
  vi.advanceTimersByTime(5_000)
  expect(isQuiet).toBe(false)
  answer(1)
  await asked
  vi.advanceTimersByTime(1_000)
  resources.push('a script')
  vi.advanceTimersByTime(1_250)
  expect(isQuiet).toBe(false)
  vi.advanceTimersByTime(750)
  expect(isQuiet).toBe(true)
  isQuiet = false
  vi.advanceTimersByTime(5_000)
  expect(isQuiet).toBe(false)
  client.clear()
})

test('comes in the end also where something is asked for without an answer, and not at all where it is ended', () => {
  const client = new QueryClient()
  client.fetchQuery({ queryKey: ['a'], queryFn: () => new Promise(() => undefined) }).catch(() => undefined)
  const end = begin(client)
  vi.advanceTimersByTime(19_000)
  expect(isQuiet).toBe(false)
  vi.advanceTimersByTime(1_250)
  expect(isQuiet).toBe(true)
  isQuiet = false
  end()
  const endSecond = begin(client)
  endSecond()
  vi.advanceTimersByTime(30_000)
  expect(isQuiet).toBe(false)
  client.clear()
})
