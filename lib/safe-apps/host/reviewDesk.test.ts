import { expect, it } from 'vitest'
import { createReviewDesk, type ReviewDesk } from './reviewDesk'

const signal = new AbortController().signal
const codeOf = (promise: Promise<unknown>) => promise.catch((error) => error.code)

function askPermission(desk: ReviewDesk, until = signal): Promise<boolean> {
  return desk.ask<boolean>(until, (ways) => ({ kind: 'permissions', methods: ['requestAddressBook'], ...ways }))
}

function answer(desk: ReviewDesk, value: boolean): void {
  const review = desk.getState()
  if (review?.kind === 'permissions') review.answer(value)
}

it('shows a question until it is closed, and tells its listeners', async () => {
  const desk = createReviewDesk()
  let changes = 0
  const stop = desk.subscribe(() => {
    changes += 1
  })
  const asked = askPermission(desk)
  expect(desk.getState()).toMatchObject({ kind: 'permissions', methods: ['requestAddressBook'] })
  answer(desk, true)
  expect(await asked).toBe(true)
  expect(desk.getState()).toBeDefined()
  desk.getState()?.close()
  expect(desk.getState()).toBeUndefined()
  expect(changes).toBe(2)
  stop()
  void codeOf(askPermission(desk))
  expect(changes).toBe(2)
})

it('rejects with 4001 when the person closes it, and takes no answer after that', async () => {
  const desk = createReviewDesk()
  const asked = codeOf(askPermission(desk))
  const review = desk.getState()
  review?.close()
  if (review?.kind === 'permissions') review.answer(true)
  expect(await asked).toBe(4001)
})

it('takes a question back when its app is gone, and does not show one of an app that is', async () => {
  const desk = createReviewDesk()
  const session = new AbortController()
  const shown = codeOf(askPermission(desk, session.signal))
  const waiting = codeOf(askPermission(desk, session.signal))
  session.abort()
  expect([await shown, await waiting]).toEqual([4001, 4001])
  expect(desk.getState()).toBeUndefined()
  expect(await codeOf(askPermission(desk, session.signal))).toBe(4001)
  expect(desk.getState()).toBeUndefined()
  const next = askPermission(desk)
  answer(desk, true)
  expect(await next).toBe(true)
})

it('shows the next question only after the one before was closed, also when that was answered', async () => {
  const desk = createReviewDesk()
  const first = askPermission(desk)
  const second = askPermission(desk)
  answer(desk, true)
  expect(await first).toBe(true)
  expect(desk.getState()?.id).toBe(1)
  desk.getState()?.close()
  expect(desk.getState()?.id).toBe(2)
  answer(desk, false)
  expect(await second).toBe(false)
})
