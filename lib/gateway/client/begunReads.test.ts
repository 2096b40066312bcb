import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { dropBegunReads } from './begunReads'
import { createGateway, type Gateway } from './client'
import { get, send } from './request'

let server: Server
let gateway: Gateway
let asked: string[]
let held: ServerResponse[] | undefined

beforeEach(async () => {
  asked = []
  held = undefined
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (held) return held.push(response)
    return response.end(JSON.stringify(asked.length))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gateway = createGateway({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs: 500 })
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.begunReads = undefined
  server.close()
  server.closeAllConnections()
})

const read = (signal?: AbortSignal) => gateway.call(get('/v1/list'), z.number(), signal)

test('what was begun is taken over by the first who asks, and by nobody after', async () => {
  gateway.begin(get('/v1/list'))
  expect(await read()).toBe(1)
  expect(asked).toHaveLength(1)
  expect(await read()).toBe(2)
  expect(asked).toHaveLength(2)
})

test('what was begun and failed is nobody’s answer: it is asked for anew', async () => {
  held = []
  gateway.begin(get('/v1/list'))
  await vi.waitFor(() => expect(held).toHaveLength(1))
  held[0]?.destroy()
  await vi.waitFor(() => expect(globalThis.begunReads?.size).toBe(0))
  held = undefined
  expect(await read()).toBe(2)
})

test('another address, a write, and what was begun too long ago are asked for anew', async () => {
  gateway.begin(get('/v1/list'))
  await expect.poll(() => asked).toEqual(['GET /v1/list'])
  await gateway.call(send('/v1/list', {}), z.number())
  await gateway.call(get('/v1/list', { trusted: true }), z.number())
  expect(asked).toEqual(['GET /v1/list', 'POST /v1/list', 'GET /v1/list?trusted=true'])
})

test('what nobody asks for is ended: it would hold one of the few connections to the gateway', async () => {
  held = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  gateway.begin(get('/v1/list'))
  await vi.waitFor(() => expect(held).toHaveLength(1))
  vi.advanceTimersByTime(15_000)
  await vi.waitFor(() => expect(held?.[0]?.destroyed).toBe(true))
  gateway.begin(get('/v1/list'))
  await vi.waitFor(() => expect(held).toHaveLength(2))
  gateway.begin(get('/v1/list'))
  dropBegunReads()
  await vi.waitFor(() => expect(held?.[1]?.destroyed).toBe(true))
  vi.useRealTimers()
  held = undefined
  // The third: what was on its way was not begun again.
  expect(await read()).toBe(3)
})

test('a read that was begun has the patience, the caller and the errors of any other', async () => {
  held = []
  gateway.begin(get('/v1/list'))
  await expect(read()).rejects.toMatchObject({ code: 'timeout' })
  gateway.begin(get('/v1/list'))
  const control = new AbortController()
  const given = read(control.signal)
  await expect.poll(() => held?.length).toBe(2)
  control.abort(new Error('left'))
  await expect(given).rejects.toThrow('left')
  gateway.begin(get('/v1/list'))
  await expect.poll(() => held?.length).toBe(3)
  for (const response of held) response.destroy()
  await expect(read()).rejects.toMatchObject({ code: 'unreachable' })
})

test('nothing is begun outside the gateway', () => {
  expect(() => gateway.begin(get('', {}, 'https://evil.example/v1/list'))).toThrow()
  expect(globalThis.begunReads).toBeUndefined()
})
