// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import { whenQuiet } from './whenQuiet'

const open = { connect: undefined, account: undefined, chain: undefined }
const actions = { open, addRecentTransaction: () => undefined }
const task = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  task.mockClear()
})
afterEach(() => {
  walletDialogs.setActions(undefined)
  walletDialogs.setRestoring(false)
  vi.useRealTimers()
})

it('waits for the wallet piece and for a connection that is being restored, and calls back once', () => {
  walletDialogs.setRestoring(true)
  whenQuiet(new AbortController().signal, task)
  walletDialogs.setActions(actions)
  expect(task).not.toHaveBeenCalled()
  walletDialogs.setRestoring(false)
  expect(task).toHaveBeenCalledOnce()
  walletDialogs.setRestoring(false)
  vi.advanceTimersByTime(10_000)
  expect(task).toHaveBeenCalledOnce()
})

it('does not wait where all is there, nor for a piece that failed, nor long for one that does not come', () => {
  walletDialogs.setActions(actions)
  whenQuiet(new AbortController().signal, task)
  expect(task).toHaveBeenCalledTimes(1)
  walletDialogs.setActions(undefined)
  whenQuiet(new AbortController().signal, task)
  expect(task).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(task).toHaveBeenCalledTimes(2)
})

it('does nothing once it is called off', () => {
  const gone = new AbortController()
  whenQuiet(gone.signal, task)
  gone.abort()
  walletDialogs.setActions(actions)
  vi.advanceTimersByTime(10_000)
  expect(task).not.toHaveBeenCalled()
})
