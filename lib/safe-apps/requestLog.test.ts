import { expect, it } from 'vitest'
import type { AppHostEvent } from './host'
import { createRequestLog, formatEvent } from './requestLog'

const event = (id: string): AppHostEvent => ({ at: 0, kind: 'request', id, method: 'getSafeInfo', params: undefined })

it('keeps the newest events and tells listeners once for a burst', async () => {
  const log = createRequestLog(3)
  let told = 0
  const stop = log.subscribe(() => {
    told += 1
  })
  for (let index = 0; index < 10_000; index += 1) log.add(event(String(index)))
  await expect.poll(() => log.read().map((kept) => 'id' in kept && kept.id)).toEqual(['9997', '9998', '9999'])
  expect(told).toBe(1)
  const before = log.read()
  expect(log.read()).toBe(before)
  stop()
  log.clear()
  await expect.poll(() => log.read()).toEqual([])
  expect(told).toBe(1)
})

it('writes an event on one line, bigints included, of bounded length', () => {
  const line = formatEvent({ at: 0, kind: 'answer', id: '1', method: 'rpcCall', data: { amount: 5n, text: 'a\nb' } })
  expect(line).toBe(
    '1970-01-01T00:00:00.000Z answer {"id":"1","method":"rpcCall","data":{"amount":"5","text":"a\\nb"}}',
  )
  expect(formatEvent(event('x'.repeat(5_000)), 100)).toHaveLength(101)
})
