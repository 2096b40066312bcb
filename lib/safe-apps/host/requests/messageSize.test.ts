import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithinLimits } from './messageSize'

const small = { characters: 100, nodes: 20, depth: 4 }

describe('isWithinLimits', () => {
  it('counts text, keys, values and depth', () => {
    expect(isWithinLimits({ a: ['b', 1, null, undefined, 2n, true] }, small)).toBe(true)
    expect(isWithinLimits('x'.repeat(101), small)).toBe(false)
    expect(isWithinLimits({ ['x'.repeat(101)]: 1 }, small)).toBe(false)
    expect(isWithinLimits(Array(20).fill(1), small)).toBe(false)
    expect(isWithinLimits([[[[[1]]]]], small)).toBe(false)
  })

  it('refuses a number larger than any contract takes, which would take seconds to be written', () => {
    expect(isWithinLimits([2n ** 256n - 1n, -(2n ** 255n)])).toBe(true)
    for (const value of [2n ** 256n, -(2n ** 256n), 1n << 8_000_000n]) expect(isWithinLimits([value])).toBe(false)
  })

  it('ends on cycles and on sparse arrays that claim to be huge', () => {
    const cycle: Record<string, unknown> = {}
    cycle.a = cycle
    cycle.b = cycle
    expect(isWithinLimits(cycle)).toBe(false)
    const sparse: unknown[] = []
    sparse.length = 4_000_000_000
    expect(isWithinLimits(sparse)).toBe(false)
  })

  it('refuses a __proto__ key at any depth, and what is no plain data', () => {
    expect(isWithinLimits(JSON.parse('{"a":[{"__proto__":{"isAdmin":true}}]}'))).toBe(false)
    for (const value of [new Map(), new Uint8Array(2), new Date(), () => 1])
      expect(isWithinLimits({ value })).toBe(false)
  })

  it('accepts a batch of a thousand calls', () => {
    const txs = Array(1_000).fill({ to: `0x${'ab'.repeat(20)}`, value: '1', data: `0x${'cd'.repeat(200)}` })
    expect(isWithinLimits({ txs })).toBe(true)
  })

  it('accepts all small JSON', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 3 }),
        (value) => JSON.stringify(value).includes('__proto__') || isWithinLimits(value),
      ),
    )
  })
})
