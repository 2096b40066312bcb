// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useGuestTask } from './useGuestTask'

afterEach(cleanup)

type Waiting = {
  input: string
  signal: AbortSignal
  resolve: (result: string) => void
  reject: (error: unknown) => void
}

/** A site that answers when the test does. */
function open() {
  const asked: Waiting[] = []
  const { result, unmount } = renderHook(() =>
    useGuestTask(
      (input: string, signal) =>
        new Promise<string>((resolve, reject) => asked.push({ input, signal, resolve, reject })),
    ),
  )
  const answer = (at: number, how: (waiting: Waiting) => void) =>
    act(async () => {
      const waiting = asked[at]
      if (!waiting) throw new Error('Nothing was asked')
      how(waiting)
    })
  const state = () => {
    const { isRunning, result: found, error } = result.current
    return { isRunning, result: found, error }
  }
  const start = (input: string) => act(() => result.current.start(input))
  return { asked, answer, state, start, stop: () => act(() => result.current.stop()), unmount }
}

const idle = { isRunning: false, result: undefined, error: undefined }

test('a new start ends the one before, whose answer does not count any more', async () => {
  const { asked, answer, state, start } = open()
  expect(state()).toEqual(idle)
  start('first')
  start('second')
  expect([asked.map(({ input }) => input), asked[0]?.signal.aborted]).toEqual([['first', 'second'], true])
  await answer(0, ({ resolve }) => resolve('of the first'))
  expect(state()).toEqual({ ...idle, isRunning: true })
  await answer(1, ({ resolve }) => resolve('of the second'))
  expect(state()).toEqual({ ...idle, result: 'of the second' })
  start('third')
  expect(state()).toEqual({ ...idle, isRunning: true })
})

test('a failure is told, a refusal by the user is none', async () => {
  const { answer, state, start } = open()
  const failure = new Error('The site does not answer')
  start('first')
  await answer(0, ({ reject }) => reject(failure))
  expect(state()).toEqual({ ...idle, error: failure })
  start('second')
  await answer(1, ({ reject }) => reject(Object.assign(new Error('no'), { code: 4001 })))
  expect(state()).toEqual(idle)
})

test('stopping, or leaving the screen, ends the wait, and what comes later says nothing', async () => {
  const { asked, answer, state, start, stop, unmount } = open()
  start('first')
  stop()
  expect([state(), asked[0]?.signal.aborted]).toEqual([idle, true])
  await answer(0, ({ reject }) => reject(new Error('late')))
  expect(state()).toEqual(idle)
  start('second')
  unmount()
  expect(asked[1]?.signal.aborted).toBe(true)
})
