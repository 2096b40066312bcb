import { toHex } from 'viem'
import { expect, test } from 'vitest'
import { chooseSafes, mostSafes } from './chooseSafes'

const list = (chainId: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ chainId, address: toHex(index + 1, { size: 20 }) }))

test('a network with many Safes leaves room for the others, and what is pinned comes first', () => {
  const [pinned] = list(10, 1)
  const { asked, left } = chooseSafes(pinned ? [pinned] : [], [list(1, 500), list(5, 3), list(10, 1)])
  expect(asked).toHaveLength(mostSafes)
  expect(left).toBe(504 - mostSafes)
  expect(asked.slice(0, 3).map(({ chainId }) => chainId)).toEqual([10, 1, 5])
  expect(asked.filter(({ chainId }) => chainId === 5)).toHaveLength(3)
})

test('a Safe that is listed twice is asked about once, and few are all asked about', () => {
  const safes = list(1, 3)
  expect(chooseSafes(safes.slice(1), [[...safes, ...safes]])).toMatchObject({ asked: { length: 3 }, left: 0 })
  expect(chooseSafes([], [])).toEqual({ asked: [], left: 0 })
})
