import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { CancelledError, QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { gatewayWait } from '@/components/safe/layout/words'
import { createGateway, type GatewayOptions } from '@/lib/gateway/client/client'
import { type GatewayNotice, noticesOf } from '@/lib/gateway/client/notices'
import * as request from '@/lib/gateway/client/request'
import { safeInfoQuery } from '@/lib/gateway/queries/safeQueries'
import { safe } from './answers'
import { json, startWireServer, text, type WireServer } from './wireServer'

let server: WireServer

beforeAll(async () => {
  server = await startWireServer()
})
afterAll(() => server.close())

const client = (options: Partial<GatewayOptions> = {}) => createGateway({ baseUrl: server.url, ...options })
const get = request.get('/v1/thing')
const post = request.send('/v1/thing', { a: 1 })

/** A server that gets the request and says nothing; resolves once the other side has hung up. */
function silence(start?: string) {
  let onArrival = () => {}
  const arrived = new Promise<void>((resolve) => {
    onArrival = resolve
  })
  const hungUp = new Promise<void>((resolve) => {
    server.reply((response) => {
      if (start !== undefined) response.writeHead(200, { 'content-length': 1000 }).write(start)
      onArrival()
      once(response, 'close').then(() => resolve())
    })
  })
  return { arrived, hungUp }
}

test('hangs up when the query is cancelled', async () => {
  const { arrived, hungUp } = silence()
  const queries = new QueryClient()
  const options = safeInfoQuery(client(), { chainId: 1, address: safe })
  const result = queries.fetchQuery(options).catch((error: Error) => error)
  await arrived
  await queries.cancelQueries({ queryKey: options.queryKey })
  await hungUp
  expect(await result).toBeInstanceOf(CancelledError)
})

test('rejects with the reason of the signal, also in the middle of a body', async () => {
  const { arrived, hungUp } = silence('{"half":')
  const control = new AbortController()
  const result = client().call(get, z.unknown(), control.signal)
  await arrived
  control.abort(new Error('left the page'))
  await expect(result).rejects.toThrow('left the page')
  await hungUp
})

test('sends nothing when the signal has aborted before', async () => {
  server.reply(json({}))
  const result = client().call(get, z.unknown(), AbortSignal.abort(new Error('too late')))
  await expect(result).rejects.toThrow('too late')
  expect(server.seen).toEqual([])
})

test.each([undefined, '{"drip":'])('gives up when the answer takes too long (body so far: %s)', async (start) => {
  const { hungUp } = silence(start)
  await expect(client({ timeoutMs: 200 }).call(get, z.unknown())).rejects.toMatchObject({
    code: 'timeout',
    message: 'The Safe service did not answer within 1 s.',
    status: undefined,
  })
  await hungUp
})

test('refuses a body that is too large', async () => {
  server.reply(json('x'.repeat(100_000)))
  const call = client({ maxAnswerBytes: 99_999 }).call(get, z.unknown())
  await expect(call).rejects.toMatchObject({ code: 'too-large', status: 200 })
})

test('refuses a small body that unpacks to a large one', async () => {
  const packed = gzipSync(Buffer.alloc(50_000_000, ' '))
  expect(packed.byteLength).toBeLessThan(100_000)
  server.reply(text(packed, 200, { 'content-encoding': 'gzip' }))
  await expect(client().call(get, z.unknown())).rejects.toMatchObject({ code: 'too-large' })
})

test('reads a packed body of the allowed size', async () => {
  server.reply(text(gzipSync('{"a":1}'), 200, { 'content-encoding': 'gzip' }))
  await expect(client().call(get, z.unknown())).resolves.toEqual({ a: 1 })
})

test('does not take half an answer for a whole one', async () => {
  server.reply((response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"a":1}', () => response.destroy())
  })
  await expect(client().call(get, z.unknown())).rejects.toMatchObject({ code: 'unreachable' })
})

test('says that nobody answers', async () => {
  const gone = await startWireServer()
  await gone.close()
  const call = createGateway({ baseUrl: gone.url }).call(get, z.unknown())
  await expect(call).rejects.toMatchObject({ code: 'unreachable', message: 'The Safe service cannot be reached.' })
})

test('follows no redirect', async () => {
  const elsewhere = await startWireServer()
  elsewhere.reply(json({ stolen: true }))
  server.reply(text('', 302, { location: `${elsewhere.url}/v1/thing` }))
  await expect(client().call(get, z.unknown())).rejects.toMatchObject({ code: 'unreachable' })
  expect(elsewhere.seen).toEqual([])
  await elsewhere.close()
})

const past = 'Wed, 21 Oct 2015 07:28:00 GMT'

test.each([
  [429, '0', get],
  [503, '0', get],
  [429, past, get],
  [429, '0', post],
  [503, '0', post],
])('tries again after %i with Retry-After %s', async (status, retryAfter, request) => {
  server.reply(json({ code: status, message: 'wait' }, status, { 'retry-after': retryAfter }), json({ ok: true }))
  await expect(client().call(request, z.unknown())).resolves.toEqual({ ok: true })
  expect(server.seen).toHaveLength(2)
  expect(server.seen[1]).toEqual(server.seen[0])
})

test('shows for how long it waits and why, until the wait is over', async () => {
  const gateway = client()
  const shown: (readonly GatewayNotice[])[] = []
  const stop = gateway.notices.subscribe(() => shown.push(gateway.notices.getState()))
  server.reply(json({}, 429, { 'retry-after': '1' }), json({}, 503, { 'retry-after': '0' }), json({ ok: true }))
  await gateway.call(get, z.unknown())
  const sentences = shown.map((notices) => notices.map(gatewayWait))
  expect(sentences).toEqual([
    ['The Safe service asks to wait 1 s. It answers too many requests.'],
    [],
    ['The Safe service asks to wait 0 s. It is busy or being repaired.'],
    [],
  ])
  stop()
  server.reply(json({}, 429, { 'retry-after': '0' }), json({ ok: true }))
  await gateway.call(get, z.unknown())
  expect(shown).toHaveLength(4)
})

test('of what waits, a page is told what is about its own network', async () => {
  const gateway = client()
  const shown: number[][] = []
  gateway.notices.subscribe(() => {
    shown.push([1, 100].map((chainId) => noticesOf(gateway.notices.getState(), chainId).length))
  })
  server.reply(json({}, 503, { 'retry-after': '0' }), json({ ok: true }))
  await gateway.call({ url: '/v1/chains/100/safes', method: 'GET' }, z.unknown())
  expect(shown).toEqual([
    [0, 1],
    [0, 0],
  ])
})

test('gives up after three attempts and says what was asked for', async () => {
  server.reply(json({ code: 429, message: 'slow down' }, 429, { 'retry-after': '0' }))
  await expect(client().call(get, z.unknown())).rejects.toMatchObject({
    message: '429: slow down',
    status: 429,
    retryAfter: 0,
  })
  expect(server.seen).toHaveLength(3)
})

test('does not wait longer than a minute, nor shorter than asked', async () => {
  server.reply(text('', 503, { 'retry-after': '61' }))
  const gateway = client()
  await expect(gateway.call(get, z.unknown())).rejects.toMatchObject({
    message: 'Service Unavailable',
    retryAfter: 61,
  })
  expect(server.seen).toHaveLength(1)
  expect(gateway.notices.getState()).toEqual([])
})

test('stops waiting when the signal aborts', async () => {
  const gateway = client()
  const control = new AbortController()
  gateway.notices.subscribe(() => control.abort(new Error('left the page')))
  server.reply(json({}, 429, { 'retry-after': '60' }))
  await expect(gateway.call(get, z.unknown(), control.signal)).rejects.toThrow('left the page')
  expect(gateway.notices.getState()).toEqual([])
  expect(server.seen).toHaveLength(1)
})

test.each([
  [429, get],
  [429, post],
  [503, get],
])('waits a second on its own account when %i names no time', async (status, request) => {
  const gateway = client()
  const control = new AbortController()
  const waits: (number | undefined)[] = []
  gateway.notices.subscribe(() => {
    waits.push(gateway.notices.getState()[0]?.seconds)
    control.abort()
  })
  server.reply(json({}, status))
  await expect(gateway.call(request, z.unknown(), control.signal)).rejects.toThrow()
  expect(waits[0]).toBe(1)
})

test('does not repeat a write after a 503 that names no time, nor anything after another failure', async () => {
  server.reply(json({}, 503))
  await expect(client().call(post, z.unknown())).rejects.toMatchObject({ status: 503 })
  expect(server.seen).toHaveLength(1)
  server.reply(json({}, 500, { 'retry-after': '0' }))
  await expect(client().call(get, z.unknown())).rejects.toMatchObject({ status: 500 })
  expect(server.seen).toHaveLength(1)
})
