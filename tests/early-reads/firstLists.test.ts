import { zeroHash } from 'viem'
import { expect, test, vi } from 'vitest'
import { earlyReadScript } from '@/lib/config/earlyReads.js'
import { get } from '@/lib/gateway/client/request'
import { safePath } from '@/lib/gateway/client/safeRef'
import { assetFilterQuery } from '@/lib/gateway/queries/assetQueries'
import { queueRequest } from '@/lib/gateway/queries/queuePage'
import { transactionRequest } from '@/lib/gateway/queries/transactionDetails'
import { address, chains, gatewayUrl, ofSafe, page, queue, run, safe, script, wire } from './runScript'

test('asks for the Safe and the first list of the page, by the addresses that the client asks by', () => {
  const at = (url: string) => gatewayUrl + url
  const ofSafe = at(get(safePath(safe)).url)
  const queue = at(queueRequest(safe, undefined, true).url)
  const history = at(get(`${safePath(safe)}/transactions/history`, {}).url)
  expect(run(`/transactions/queue?safe=dev:${address}`)).toEqual([ofSafe, queue])
  globalThis.begunReads = undefined
  const trusted = at(get(`${safePath(safe)}/balances/USD`, assetFilterQuery({ trusted: true, excludeSpam: true })).url)
  const prices = at(get(`${safePath(safe)}/balances/USD`).url)
  expect(run(`/home?a=b&safe=DEV%3A${address}&c=d`)).toEqual([ofSafe, queue, history, trusted, prices])
  globalThis.begunReads = undefined
  expect(run(`/balances?safe=dev:${address}`)).toEqual([ofSafe, trusted])
  globalThis.begunReads = undefined
  vi.stubGlobal('localStorage', { getItem: () => 'EUR' })
  expect(run(`/balances?safe=dev:${address}`)).toEqual([ofSafe, trusted.replace('USD', 'EUR')])
  globalThis.begunReads = undefined
  vi.stubGlobal('localStorage', { getItem: () => '../EUR' })
  expect(run(`/balances?safe=dev:${address}`)).toEqual([ofSafe, trusted])
  globalThis.begunReads = undefined
  expect(run(`/transactions/messages?safe=dev:${address}`)).toEqual([ofSafe, at(get(`${safePath(safe)}/messages`).url)])
  globalThis.begunReads = undefined
  expect(run(`/settings/setup?safe=dev:${address}`)).toEqual([ofSafe])
})

test.each([zeroHash, `multisig_${address}_${zeroHash}`])('asks for the transaction %s that the page is about', (id) => {
  const ofSafe = gatewayUrl + get(safePath(safe)).url
  const details = gatewayUrl + transactionRequest(safe.chainId, id).url
  expect(run(`/transactions/tx?safe=dev:${address}&id=${id}`)).toEqual([ofSafe, details])
  globalThis.begunReads = undefined
  expect(run(`/transactions/tx?safe=dev:${address}&id=${id}/../x`)).toEqual([ofSafe])
})

test('what a list begins with is asked for as soon as the list is there: details, receipts of what is over, and blocks where a receipt says no time', async () => {
  const hash = (index: number) => `0x${`${index}`.padStart(64, '0')}`
  const id = (index: number) => `multisig_${address}_${hash(index)}`
  const waiting = [1, 2, 3].map((index) => ({ transaction: { id: id(index), executionInfo: {}, txHash: null } }))
  const received = { transaction: { id: 'transfer_1', executionInfo: null, txHash: hash(4) } }
  const executed = [5, 6, 7, 8, 9].map((index) => ({
    transaction: { ...waiting[0]?.transaction, id: id(index), txHash: hash(index) },
  }))
  const list = [{ type: 'LABEL' }, ...waiting, received, ...executed]
  const minedIn = (blockNumber: string, logs: unknown = []) => ({ blockNumber, logs })
  const toldTime = minedIn('0x5d', [{ blockTimestamp: '0x6b0d6fa5' }])
  const transaction = { blockNumber: '0x5c' }
  const mined = [
    null,
    minedIn('0x5b'),
    transaction,
    minedIn('0x5a', [{}]),
    minedIn('0x5b'),
    toldTime,
    minedIn('0x5b/../'),
  ]
  const told = mined.map((result, id) => ({ id, result }))
  wire.answers = { [queue]: JSON.stringify({ results: list }), 'https://node.example/key': JSON.stringify(told) }
  const asked = run(page)
  const details = [1, 2, 3, 5, 6, 7, 8].map((index) => gatewayUrl + transactionRequest(safe.chainId, id(index)).url)
  await vi.waitFor(() => expect(asked).toEqual([ofSafe, queue, ...details]))
  await vi.waitFor(() => expect(wire.posted).toHaveLength(3))
  const questions = wire.posted.map(({ body }) => body.slice(1).map(({ method, params }) => [method, params]))
  expect(questions.slice(1)).toEqual([
    [
      ['eth_getTransactionReceipt', [hash(4)]],
      ['eth_getTransactionByHash', [hash(4)]],
      ...[5, 6, 7, 8].map((index) => ['eth_getTransactionReceipt', [hash(index)]]),
    ],
    [
      ['eth_getBlockByNumber', ['0x5b', false]],
      ['eth_getBlockByNumber', ['0x5a', false]],
    ],
  ])
  const ids = ['../x', 'a/b', 7, null]
  const strange = ids.map((each) => ({ transaction: { id: each, executionInfo: {}, txHash: each } }))
  wire.answers = { [queue]: JSON.stringify({ results: strange }) }
  globalThis.begunReads = undefined
  const again = run(page)
  await new Promise((resolve) => setTimeout(resolve))
  expect(again.filter((url) => !/\/transactions\/(?:7|null)$/.test(url))).toEqual([ofSafe, queue])
  expect(wire.posted).toHaveLength(1)
})

test('of Home’s lists, the details of as many as it shows', async () => {
  const id = (list: string, index: number) => `multisig_${address}_0x${list}${`${index}`.padStart(63, '0')}`
  const rows = (list: string) =>
    JSON.stringify({
      results: Array.from({ length: 9 }, (_, index) => ({ transaction: { id: id(list, index), executionInfo: {} } })),
    })
  const history = gatewayUrl + get(`${safePath(safe)}/transactions/history`, {}).url
  wire.answers = { [queue]: rows('a'), [history]: rows('b'), 'https://node.example/key': '[]' }
  const asked = run(`/home?safe=dev:${address}`)
  const details = (list: string, count: number) =>
    Array.from({ length: count }, (_, index) => gatewayUrl + transactionRequest(safe.chainId, id(list, index)).url)
  const wanted = [...details('a', 3), ...details('b', 5)]
  await vi.waitFor(() => expect(asked.slice(5).toSorted()).toEqual(wanted.toSorted()))
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toHaveLength(5 + wanted.length)
})

test('a read that failed is there for nobody: it is asked for anew', async () => {
  const href = `/transactions/queue?safe=dev:${address}`
  const [ofSafe = '', queue = ''] = run(href)
  globalThis.begunReads = undefined
  wire.failing = queue
  run(href)
  await vi.waitFor(() => expect([...(globalThis.begunReads?.keys() ?? [])]).toEqual([ofSafe]))
})

test('ends each read that nobody takes, and leaves nothing else behind', () => {
  vi.useFakeTimers()
  run(`/home?safe=dev:${address}`)
  const reads = [...(globalThis.begunReads?.values() ?? [])].map((read) => vi.spyOn(read, 'stop'))
  vi.advanceTimersByTime(15_000)
  vi.useRealTimers()
  expect(reads.map((stop) => stop.mock.calls.length)).toEqual([1, 1, 1, 1, 1])
  expect(globalThis.begunReads?.size).toBe(0)
  const names = [...script.matchAll(/const \[?,?(\w+)(?:,(\w+))?/g)].flatMap(([, ...found]) => found.filter(Boolean))
  expect(names).toContain('prefix')
  for (const name of names) expect(globalThis).not.toHaveProperty(name)
})

test.each([
  ['no Safe', '/transactions/queue'],
  ['a chain that the site does not use', `/transactions/queue?safe=gno:${address}`],
  ['a name of every object', `/transactions/queue?safe=constructor:${address}`],
  ['no chain', `/transactions/queue?safe=${address}`],
  ['an address without its checksum', `/transactions/queue?safe=dev:${address.toLowerCase()}`],
  ['more than an address', `/transactions/queue?safe=dev:${address}/../../other`],
])('asks for nothing where the link names %s', (_, href) => {
  expect(run(href)).toEqual([])
})

test('is empty where there is no gateway, and ends no script element whatever the settings say', () => {
  const of = (gatewayUrl: string) => earlyReadScript({ gatewayUrl, shortNames: { 1: '</script>' }, chains })
  expect(of('')).toBe('')
  expect(of('https://g.example/</script>')).not.toMatch('<')
})
