// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { kit } from '@/lib/wallet/kit'
import { whenQuiet } from './whenQuiet'

const open = { connect: undefined, account: undefined, chain: undefined }
const actions = { open, addRecentTransaction: () => undefined }
const task = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  task.mockClear()
})
afterEach(() => {
  kit.setActions(undefined)
  kit.setRestoring(false)
  vi.useRealTimers()
})

it('waits for the wallet piece and for a connection that is being restored, and calls back once', () => {
  kit.setRestoring(true)
  whenQuiet(new AbortController().signal, task)
  kit.setActions(actions)
  expect(task).not.toHaveBeenCalled()
  kit.setRestoring(false)
  expect(task).toHaveBeenCalledOnce()
  kit.setRestoring(false)
  vi.advanceTimersByTime(10_000)
  expect(task).toHaveBeenCalledOnce()
})

it('does not wait where all is there, nor for a piece that failed, nor long for one that does not come', () => {
  kit.setActions(actions)
  whenQuiet(new AbortController().signal, task)
  expect(task).toHaveBeenCalledTimes(1)
  kit.setActions(undefined)
  whenQuiet(new AbortController().signal, task)
  expect(task).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(task).toHaveBeenCalledTimes(2)
})

it('does nothing once it is called off', () => {
  const gone = new AbortController()
  whenQuiet(gone.signal, task)
  gone.abort()
  kit.setActions(actions)
  vi.advanceTimersByTime(10_000)
  expect(task).not.toHaveBeenCalled()
})
