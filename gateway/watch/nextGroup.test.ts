import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { nextGroup } from './nextGroup'
import { RangeLength } from './pace'

const safe = (digit: string, next: number) => ({ address: `0x${digit.repeat(40)}` as Address, next, isOld: false })
const bounds = { head: 1_000, finalityDepth: 64, blocks: 100 }

describe('what is read next', () => {
  test('is of those that are furthest behind, and ends where others are, whom they join', () => {
    const [behind, ahead] = [safe('a', 10), safe('b', 50)]
    expect(nextGroup([ahead, behind], bounds)).toEqual({ safes: [behind], range: { from: 10, to: 49 } })
    expect(nextGroup([safe('a', 50), ahead], bounds)?.range).toEqual({ from: 50, to: 149 })
    expect(nextGroup([safe('a', 950), safe('b', 1_001)], bounds)?.range).toEqual({ from: 950, to: 1_000 })
  })

  test('is of those that are furthest ahead, when that is asked', () => {
    const [behind, ahead] = [safe('a', 10), safe('b', 990)]
    expect(nextGroup([behind, ahead], bounds, 'first')).toEqual({ safes: [ahead], range: { from: 990, to: 1_000 } })
    expect(nextGroup([behind, safe('b', 1_001)], bounds, 'first')?.safes).toEqual([behind])
  })

  test('ends once at the last final block, and then at the newest', () => {
    expect(nextGroup([safe('a', 900)], bounds)?.range).toEqual({ from: 900, to: 936 })
    expect(nextGroup([safe('a', 937)], bounds)?.range).toEqual({ from: 937, to: 1_000 })
  })

  test('is nothing when all are known, or none is watched', () => {
    expect(nextGroup([safe('a', 1_001)], bounds)).toBeUndefined()
    expect(nextGroup([], bounds)).toBeUndefined()
  })
})

test('a range is halved as often as it is refused, down to one block, and grows again', () => {
  const length = new RangeLength(5)
  const seen = [length.refused(), length.blocks, length.refused(), length.blocks, length.refused(), length.blocks]
  expect(seen).toEqual([true, 2, true, 1, false, 1])
  for (const _ of '12345') length.answered()
  expect(length.blocks).toBeGreaterThan(5)
})
