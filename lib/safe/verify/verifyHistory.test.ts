import { expect, test } from 'vitest'
import { verifyHistory } from './verifyHistory'

/** Newest first, a second apart unless `time` says otherwise. */
const items = (nonces: number[], time = (nonce: number) => nonce) =>
  nonces.map((nonce) => ({ nonce: BigInt(nonce), time: time(nonce) }))
const gapsOf = (used: bigint, nonces: number[], isWhole: boolean) =>
  verifyHistory(used, items(nonces), isWhole).map(({ reason }) => 'nonces' in reason && reason.nonces)

test('a whole history has each used nonce', () => {
  expect(gapsOf(3n, [2, 1, 0], true)).toEqual([])
  expect(gapsOf(3n, [2, 0], true)).toEqual(['1'])
  expect(gapsOf(3n, [1, 0], true)).toEqual(['2'])
  expect(gapsOf(3n, [2, 1], true)).toEqual(['0'])
  expect(gapsOf(2n, [], true)).toEqual(['0, 1'])
  expect(gapsOf(0n, [], true)).toEqual([])
})

test('of a history that goes on nothing is missed below what is loaded', () => {
  expect(gapsOf(9n, [8, 7, 6], false)).toEqual([])
  expect(gapsOf(9n, [8, 6, 5], false)).toEqual(['7'])
  expect(gapsOf(9n, [7, 6, 5], false)).toEqual(['8'])
  expect(gapsOf(9n, [], false)).toEqual([])
})

test('transactions of one block may be cut apart by a page, in any order', () => {
  const sameBlock = (nonce: number) => Math.max(nonce, 6)
  expect(verifyHistory(9n, items([8, 7, 5], sameBlock), false)).toEqual([])
  expect(verifyHistory(9n, items([8, 7, 5, 6], sameBlock), false)).toEqual([])
})

test('a long gap is told by its newest ten', () => {
  expect(gapsOf(1000n, [], true)).toEqual(['990, 991, 992, 993, 994, 995, 996, 997, 998, 999'])
})
