import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway, type Gateway } from '@/lib/gateway/client/client'
import { chainsQuery } from '@/lib/gateway/queries/chainQueries'
import { historyQuery, queueQuery } from '@/lib/gateway/queries/transactionQueries'
import { chain, listItem, page, safe, summary } from './answers'
import { json, startWireServer, type WireServer } from './wireServer'

const safeRef = { chainId: 31337, address: safe }

let server: WireServer
let gateway: Gateway

beforeAll(async () => {
  server = await startWireServer()
  gateway = createGateway({ baseUrl: `${server.url}/cgw` })
})
afterAll(() => server.close())

const items = Array.from({ length: 45 }, (_, index) => ({
  ...listItem,
  transaction: { ...summary, id: `item${index}` },
}))

test('walks 45 items without a gap or a repeat', async () => {
  server.reply((response, { url = '' }) => {
    const cursor = new URLSearchParams(new URL(url, server.url).searchParams.get('cursor') ?? 'limit=20&offset=0')
    const offset = Number(cursor.get('offset'))
    const path = url.split('?')[0]
    const next = `${server.url}${path}?trusted=false&cursor=${encodeURIComponent(`limit=20&offset=${offset + 20}`)}`
    json(page(items.slice(offset, offset + 20), offset + 20 < items.length ? next : null))(response, response.req)
  })
  const options = { ...queueQuery(gateway, safeRef, { trusted: false }), pages: 10 }
  const { pages } = await new QueryClient().fetchInfiniteQuery(options)
  const ids = pages.flatMap(({ results }) =>
    results.map((item) => (item.type === 'TRANSACTION' ? item.transaction.id : item.type)),
  )
  expect(ids).toEqual(items.map(({ transaction }) => transaction.id))
  expect(server.seen.map(({ path }) => path)).toEqual([
    `/cgw/v1/chains/31337/safes/${safe}/transactions/queued?trusted=false`,
    `/cgw/v1/chains/31337/safes/${safe}/transactions/queued?trusted=false&cursor=limit%3D20%26offset%3D20`,
    `/cgw/v1/chains/31337/safes/${safe}/transactions/queued?trusted=false&cursor=limit%3D20%26offset%3D40`,
  ])
})

test('follows the next page of the chains, which the SDK has no call for', async () => {
  server.reply(json(page([chain], `${server.url}/cgw/v1/chains?cursor=x`)), json(page([{ ...chain, chainId: '1' }])))
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...chainsQuery(gateway), pages: 5 })
  expect(pages.flatMap(({ results }) => results.map(({ chainId }) => chainId))).toEqual([31337, 1])
  expect(server.seen[1]?.path).toBe('/cgw/v1/chains?cursor=x')
})

test('asks nobody else when the gateway names a next page elsewhere, and keeps the page it has', async () => {
  const foreign = await startWireServer()
  foreign.reply(json(page([])))
  const elsewhere = [
    `${foreign.url}/cgw/v1/x`,
    `${server.url}/other/v1/x`,
    `${server.url}/cgw/../other/v1/x`,
    `${server.url}/cgw%2f..%2fother`,
    `${server.url.replace('http://', 'http://user@')}/cgw/v1/x`,
    `${server.url}@${new URL(foreign.url).host}/cgw/v1/x`,
    `\\\\${new URL(foreign.url).host}/cgw/v1/x`,
    `javascript:alert(1)//${server.url}/cgw/`,
    'file:///cgw/v1/x',
    'not an address',
  ]
  for (const next of elsewhere) {
    server.reply(json(page([listItem], next)))
    const observer = new InfiniteQueryObserver(new QueryClient(), historyQuery(gateway, safeRef))
    await observer.fetchNextPage()
    const { error, data } = await observer.fetchNextPage()
    expect(error, next).toMatchObject({ name: 'GatewayError', code: 'foreign-address' })
    expect(data?.pages).toHaveLength(1)
    expect(server.seen, next).toHaveLength(1)
  }
  expect(foreign.seen).toEqual([])
  await foreign.close()
})

test('ends instead of looping when a page names an earlier one as its next', async () => {
  const next = `${server.url}/cgw/v1/again`
  server.reply(json(page([listItem], next)))
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...historyQuery(gateway, safeRef), pages: 50 })
  expect(pages).toHaveLength(2)
  expect(server.seen).toHaveLength(2)
})
