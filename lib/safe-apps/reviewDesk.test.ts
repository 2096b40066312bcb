import { expect, it } from 'vitest'
import { createReviewDesk, type ReviewDesk } from './reviewDesk'

const signal = new AbortController().signal
const codeOf = (promise: Promise<unknown>) => promise.catch((error) => error.code)

function askPermission(desk: ReviewDesk, until = signal): Promise<boolean> {
  return desk.ask<boolean>(until, (ways) => ({ kind: 'permissions', methods: ['requestAddressBook'], ...ways }))
}

it('shows a question until it is answered, and tells its listeners', async () => {
  const desk = createReviewDesk()
  let changes = 0
  const stop = desk.subscribe(() => {
    changes += 1
  })
  const answer = askPermission(desk)
  const review = desk.read()
  expect(review).toMatchObject({ kind: 'permissions', methods: ['requestAddressBook'] })
  if (review?.kind === 'permissions') review.answer(true)
  expect(await answer).toBe(true)
  expect(desk.read()).toBeUndefined()
  expect(changes).toBe(2)
  stop()
  void codeOf(askPermission(desk))
  expect(changes).toBe(2)
})

it('rejects with 4001 when the person refuses, and takes only the first way out', async () => {
  const desk = createReviewDesk()
  const answer = codeOf(askPermission(desk))
  const review = desk.read()
  review?.refuse()
  if (review?.kind === 'permissions') review.answer(true)
  expect(await answer).toBe(4001)
})

it('takes a question back when its app is gone, and does not show one of an app that is', async () => {
  const desk = createReviewDesk()
  const session = new AbortController()
  const answer = codeOf(askPermission(desk, session.signal))
  session.abort()
  expect(await answer).toBe(4001)
  expect(desk.read()).toBeUndefined()
  expect(await codeOf(askPermission(desk, session.signal))).toBe(4001)
  expect(desk.read()).toBeUndefined()
})

it('refuses the older of two questions', async () => {
  const desk = createReviewDesk()
  const first = codeOf(askPermission(desk))
  void codeOf(askPermission(desk))
  expect(await first).toBe(4001)
  expect(desk.read()?.id).toBe(2)
})
