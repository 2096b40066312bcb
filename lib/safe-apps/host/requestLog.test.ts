import { expect, it } from 'vitest'
import type { AppHostEvent } from './host'
import { createRequestLog, formatEvent } from './requestLog'

const event = (id: string): AppHostEvent => ({ at: 0, kind: 'request', id, method: 'getSafeInfo', params: undefined })

async function logOne(given: AppHostEvent) {
  const log = createRequestLog()
  log.add(given)
  await expect.poll(() => log.getState().length).toBe(1)
  return log.getState().map(formatEvent).join()
}

it('keeps the newest events and tells listeners once for a burst', async () => {
  const log = createRequestLog(3)
  let told = 0
  const stop = log.subscribe(() => {
    told += 1
  })
  for (let index = 0; index < 10_000; index += 1) log.add(event(String(index)))
  await expect.poll(() => log.getState().map((kept) => JSON.parse(kept.text).id)).toEqual(['9997', '9998', '9999'])
  expect(new Set(log.getState().map(({ id }) => id)).size).toBe(3)
  expect(told).toBe(1)
  const before = log.getState()
  expect(log.getState()).toBe(before)
  stop()
  log.clear()
  await expect.poll(() => log.getState()).toEqual([])
  expect(told).toBe(1)
})

it('writes an event on one line, bigints included', async () => {
  const data = { amount: 5n, text: 'a\nb', none: undefined, list: [1, null, true] }
  expect(await logOne({ at: 0, kind: 'answer', id: '1', method: 'rpcCall', data })).toBe(
    '1970-01-01T00:00:00.000Z answer {"id":"1","method":"rpcCall","data":{"amount":"5","text":"a\\nb","list":[1,null,true]}}',
  )
})

const large = 'x'.repeat(990_000)
const deep = () => {
  let value: unknown = {}
  for (let level = 0; level < 5_000; level += 1) value = [value]
  return value
}

it.each<[string, unknown]>([
  ['a long text', large],
  ['a long key', { [large]: 1 }],
  ['many texts', Array.from({ length: 990 }, () => 'x'.repeat(1_000))],
  ['many keys', Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`key${index}`, index]))],
  ['a list without end', Array(50_000).fill(0)],
  ['lists in lists', deep()],
])('of %s keeps no more than its beginning', async (_, params) => {
  for (const given of [
    { at: 0, kind: 'request', id: '1', method: 'signMessage', params },
    { at: 0, kind: 'answer', id: '1', method: 'rpcCall', data: params },
    { at: 0, kind: 'error', id: '1', method: large, code: 1, message: large },
  ] as AppHostEvent[]) {
    const log = createRequestLog()
    log.add(given)
    await expect.poll(() => log.getState().length).toBe(1)
    // Nothing of what came is held on to: what is kept is all that there is, as text.
    const [kept] = log.getState()
    expect(JSON.stringify(kept).length).toBeLessThan(10_000)
    for (const value of Object.values(kept ?? {})) expect(['string', 'number']).toContain(typeof value)
  }
})
