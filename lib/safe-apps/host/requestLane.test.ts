import { expect, it } from 'vitest'
import { createRequestLane } from './requestLane'
import { createSeenIds } from './seenIds'

it('runs so many tasks at a time, keeps so many waiting and takes no more', async () => {
  const lane = createRequestLane({ running: 2, waiting: 3 })
  const started: number[] = []
  const finish: (() => void)[] = []
  const taken = [0, 1, 2, 3, 4, 5, 6].map((index) =>
    lane.run(() => {
      started.push(index)
      return new Promise((resolve) => finish.push(resolve))
    }),
  )
  expect(taken).toEqual([true, true, true, true, true, false, false])
  expect(started).toEqual([0, 1])
  finish[0]?.()
  await expect.poll(() => started).toEqual([0, 1, 2])
  lane.clear()
  finish[1]?.()
  finish[2]?.()
  expect(lane.run(async () => void started.push(7))).toBe(true)
  await expect.poll(() => started).toEqual([0, 1, 2, 7])
})

it('knows an id again until `limit` others came after it', () => {
  const ids = createSeenIds(2)
  expect([ids.add('a'), ids.add('a'), ids.add('b'), ids.add('c'), ids.add('c'), ids.add('a')]).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
  ])
})
