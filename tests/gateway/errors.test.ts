import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '@/lib/errors'
import { createGateway, type Gateway } from '@/lib/gateway/client/client'
import { get } from '@/lib/gateway/client/request'
import { startWireServer, type WireServer } from './wireServer'

let server: WireServer
let gateway: Gateway

beforeAll(async () => {
  server = await startWireServer()
  gateway = createGateway({ baseUrl: server.url, attempts: 1 })
})
afterAll(() => server.close())

const call = (schema: z.ZodMiniType = z.unknown()) => gateway.call(get('/v1/anything'), schema)

type Reason = { status: number; reason?: string; body: string | Buffer; message: string; rest?: object }

const failures: Reason[] = [
  { status: 404, body: '{"code":1337,"message":"bad"}', message: '1337: bad', rest: { status: 404, code: 1337 } },
  {
    status: 422,
    body: '{"statusCode":422,"code":"custom","message":"Invalid address","path":["a"]}',
    message: 'custom: Invalid address',
    rest: { status: 422, code: 'custom' },
  },
  {
    status: 400,
    body: '{"statusCode":400,"message":"Nonce too low"}',
    message: 'Bad Request',
    rest: { status: 400, code: undefined, details: 'Nonce too low' },
  },
  { status: 404, body: '{"code":1}', message: 'Not Found' },
  { status: 404, body: '{"code":{"a":1},"message":["b"]}', message: 'Not Found' },
  { status: 500, body: '{}', message: 'Internal Server Error' },
  { status: 500, body: 'null', message: 'Internal Server Error' },
  { status: 500, body: '"text"', message: 'Internal Server Error' },
  { status: 502, body: '', message: 'Bad Gateway' },
  { status: 502, reason: 'Upstream Is Down', body: '', message: 'Upstream Is Down' },
  { status: 502, reason: '', body: '', message: 'Bad Gateway' },
  { status: 599, reason: '', body: '', message: 'HTTP 599' },
  {
    status: 503,
    body: '<html>busy</html>',
    message: 'Invalid response content: Service Unavailable',
    rest: { status: 503 },
  },
  { status: 200, body: '<html>hello</html>', message: 'Invalid response content: OK', rest: { status: 200 } },
  { status: 200, reason: '', body: '{"half":', message: 'Invalid response content: OK' },
  { status: 200, body: ' ', message: 'Invalid response content: OK' },
  { status: 200, body: Buffer.from([0x22, 0xff, 0x22]), message: 'Invalid response content: OK' },
  { status: 404, body: '{"code":1,"message":', message: 'Invalid response content: Not Found' },
]

test.each(failures)('says "$message" for $status with body $body', async ({ status, reason, body, message, rest }) => {
  server.reply((response) => {
    if (reason === undefined) response.writeHead(status)
    else response.writeHead(status, reason)
    response.end(body)
  })
  const failure = call()
  await expect(failure).rejects.toBeInstanceOf(AppError)
  await expect(failure).rejects.toMatchObject({ name: 'GatewayError', message, ...rest })
})

test.each([200, 201, 202, 204])('reads an empty body with status %i as an empty object', async (status) => {
  server.reply((response) => response.writeHead(status).end())
  await expect(call()).resolves.toEqual({})
})

test('reads an empty body without a length as an empty object', async () => {
  server.reply((response) => {
    response.writeHead(200, { 'transfer-encoding': 'chunked' }).flushHeaders()
    response.end()
  })
  await expect(call()).resolves.toEqual({})
})

test('names the field that is missing or of the wrong kind', async () => {
  const schema = z.object({ results: z.array(z.object({ id: z.string() })) })
  server.reply((response) => response.end('{"results":[{"id":"a"},{"id":5}]}'))
  await expect(call(schema)).rejects.toMatchObject({
    message: 'Unexpected answer from the Safe service: results[1].id: expected string',
    status: 200,
    code: 'invalid-answer',
  })
  server.reply((response) => response.end(''))
  await expect(call(schema)).rejects.toMatchObject({
    message: 'Unexpected answer from the Safe service: results: expected array',
  })
})

test('cuts a message that would flood the page', async () => {
  server.reply((response) => response.writeHead(400).end(JSON.stringify({ code: 1, message: 'x'.repeat(100_000) })))
  const failure = await call().catch((error: Error) => error)
  expect(failure).toHaveProperty('message', `1: ${'x'.repeat(500)}…`)
})
