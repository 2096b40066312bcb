import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import { listNews } from './listNews'
import { noteWaiting, openSeenWaiting } from './seenWaiting'
import type { Need } from './sortQueue'
import type { SafeWaiting } from './useNeedsYou'

const safe = { chainId: 1, address: getAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266') }
const minute = 60_000

const transaction = (id: string): TransactionSummary => ({
  ...{ id, timestamp: 0, txStatus: 'UNKNOWN', txHash: null, safeAppInfo: null, note: null, sources: null },
  ...{ executionInfo: null, txInfo: { type: 'UNKNOWN', kind: 'New' } },
})

const look = (needs: Record<string, Need>, updatedAt = minute, isMore = false): SafeWaiting => ({
  ...{ safe, updatedAt, isMore },
  waiting: Object.entries(needs).map(([id, need]) => ({ transaction: transaction(id), need })),
})

const news = (now: SafeWaiting, before: SafeWaiting | undefined, isFirstLook = false) => {
  const { needed, gone } = listNews(now, before && noteWaiting(before), isFirstLook)
  return { needed: needed.map((each) => each.transaction.id), gone }
}

test('what needs the viewer since the last look is new, and what is not listed any more', () => {
  const before = look({ a: 'confirm', b: 'wait', c: 'confirm', d: 'wait' })
  const now = look({ a: 'confirm', b: 'confirm', c: 'execute', e: 'confirm', f: 'wait' }, 2 * minute)
  expect(news(now, before)).toEqual({ needed: ['b', 'c', 'e'], gone: ['d'] })
})

test('what was there when this browser began to look is no news', () => {
  const nothing = { needed: [], gone: [] }
  const now = look({ a: 'confirm' }, 60 * minute)
  expect(news(now, undefined)).toEqual(nothing)
  expect(news(now, look({ b: 'confirm' }), true)).toEqual(nothing)
})

test('a tab goes on from where another one left', () => {
  const now = look({ a: 'confirm', b: 'confirm' }, 2 * minute)
  expect(news(now, look({ a: 'confirm' }), true)).toEqual({ needed: ['b'], gone: [] })
})

test('what may stand on a further page is not gone', () => {
  expect(news(look({}, 2 * minute, true), look({ a: 'wait' }))).toEqual({ needed: [], gone: [] })
})

test('what was seen is kept Safe by Safe, and what is no such thing is left out', () => {
  const storage = new GuardedStorage(undefined)
  openSeenWaiting(storage).put(noteWaiting(look({ a: 'confirm' })))
  const name = `1:${safe.address.toLowerCase()}`
  expect(openSeenWaiting(storage).find(name)?.items).toEqual([{ id: 'a', need: 'confirm' }])
  storage.setItem('countersign.seenWaiting', `[5,{"safe":"${name}","at":1,"items":[{"id":"b","need":"x"},7]}]`)
  expect(openSeenWaiting(storage).getState()).toEqual([{ safe: name, at: 1, items: [] }])
})
