import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway, type Gateway } from '@/lib/gateway/client/client'
import { safe } from './answers'
import { json, startWireServer, text, type WireServer } from './wireServer'

type CallCase = {
  name: string
  call: (gateway: Gateway, client: QueryClient) => Promise<unknown>
  answer: unknown
  method?: string
  path: string
  body?: unknown
  check?: (value: unknown) => void
}

export const safeRef = { chainId: 31337, address: safe }
export const chainPath = '/v1/chains/31337'
export const safePath = `${chainPath}/safes/${safe}`

/** What each call sends, how its answer is read, and that an answer of another shape is refused. */
export function testCalls(cases: readonly CallCase[]): void {
  let server: WireServer
  let gateway: Gateway
  beforeAll(async () => {
    server = await startWireServer()
    gateway = createGateway({ baseUrl: `${server.url}/cgw/` })
  })
  afterAll(() => server.close())

  test.each(cases)('sends and reads: $name', async ({ call, answer, method = 'GET', path, body, check }) => {
    server.reply(answer === undefined ? text('', 202) : json(answer))
    const value = await call(gateway, new QueryClient())
    expect(server.seen).toEqual([
      { method, path: `/cgw${path}`, contentType: body === undefined ? undefined : 'application/json', body },
    ])
    check?.(value)
  })

  const needsShape = cases.filter(({ answer }) => answer !== undefined && !Array.isArray(answer))

  test.each(needsShape)('refuses an answer of another shape: $name', async ({ call }) => {
    server.reply(json({ surprise: true }))
    await expect(call(gateway, new QueryClient())).rejects.toMatchObject({
      name: 'GatewayError',
      code: 'invalid-answer',
    })
  })
}
