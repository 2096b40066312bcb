import { expect, test } from 'vitest'
import { createTurns } from './turns'

test('no more than the limit at once, the last that came first, and a failure gives its turn on', async () => {
  const inTurn = createTurns(2)
  const started: number[] = []
  const ends = new Map<number, (error?: Error) => void>()
  const results = Array.from({ length: 5 }, (_, number) =>
    inTurn(async () => {
      started.push(number)
      await new Promise<void>((resolve, reject) => ends.set(number, (error) => (error ? reject(error) : resolve())))
      return number
    }),
  )
  const settled = Promise.allSettled(results)
  const end = async (number: number, error?: Error) => {
    ends.get(number)?.(error)
    await results[number]?.catch(() => undefined)
    // The next task starts when the promise before it has been passed on.
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(started).toEqual([0, 1])
  await end(1)
  expect(started).toEqual([0, 1, 4])
  await end(4, new Error('no'))
  expect(started).toEqual([0, 1, 4, 3])
  await end(0)
  expect(started).toEqual([0, 1, 4, 3, 2])
  await end(3)
  await end(2)
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
})
