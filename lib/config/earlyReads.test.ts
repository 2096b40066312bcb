import { zeroHash } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { get } from '@/lib/gateway/client/request'
import { safePath } from '@/lib/gateway/client/safeRef'
import { assetFilterQuery } from '@/lib/gateway/queries/assetQueries'
import { queueRequest } from '@/lib/gateway/queries/queuePage'
import { transactionRequest } from '@/lib/gateway/queries/transactionDetails'
import { firstReadsKey } from './bootScript.js'
import { earlyReadScript } from './earlyReads.js'

const address = '0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3'
const safe = { chainId: 31337, address } as const
const gatewayUrl = 'https://gateway.example/cgw'
const chains = [
  { ...mainnet, id: 31337, rpcUrls: { default: { http: ['https://node.example/key'] } } },
  mainnet,
] as const
const script = earlyReadScript({ gatewayUrl, shortNames: { 31337: 'dev', 1: 'eth' }, chains })

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.begunReads = undefined
  globalThis.begunCalls = undefined
  answers = {}
  failing = ''
})

let posted: { url: string; body: { method: string; params: unknown }[] }[] = []
let answers: Record<string, string> = {}
let failing = ''

/** What the script asks the gateway for at an address of the site. */
function run(href: string): string[] {
  const asked: string[] = []
  posted = []
  globalThis.begunCalls = undefined
  vi.stubGlobal('location', new URL(href, 'https://site.example'))
  if (typeof localStorage === 'undefined') vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') asked.push(url)
    else posted.push({ url, body: JSON.parse(`${body}`) })
    if (url === failing) throw new TypeError('Failed to fetch')
    return new Response(answers[url] ?? '[]')
  })
  new Function(script)()
  expect([...(globalThis.begunReads?.keys() ?? [])]).toEqual(asked)
  return asked
}

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

const page = `/transactions/queue?safe=dev:${address}`
const ofSafe = gatewayUrl + get(safePath(safe)).url
const queue = gatewayUrl + queueRequest(safe, undefined, true).url

function recall(visits: unknown) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === firstReadsKey ? JSON.stringify(visits) : null) })
}

test('asks service and node for what the page asked at an earlier visit, each once and all together', () => {
  const details = gatewayUrl + transactionRequest(safe.chainId, `multisig_${address}_${zeroHash}`).url
  const balance = ['eth_getBalance', [address, 'latest']]
  const call = ['eth_call', [{ to: address, data: '0x' }, 'latest']]
  const calls = [
    [safe.chainId, ...balance],
    [1, ...call],
    [safe.chainId, ...call],
  ]
  const visit = { page, reads: [ofSafe, details, queue], calls }
  recall([{ page: '/home', reads: [], calls: [] }, visit])
  expect(run(page)).toEqual([ofSafe, queue, details])
  expect(posted.map(({ url }) => url)).toEqual(['https://node.example/key'])
  const questions = posted[0]?.body.map(({ method, params }) => [method, params])
  expect(questions?.[0]).toEqual(['eth_chainId', []])
  expect(questions?.filter((one) => JSON.stringify(one) === JSON.stringify(balance))).toHaveLength(1)
  expect(questions?.at(-1)).toEqual(call)
  const keys = questions?.slice(1).map((one) => JSON.stringify(one))
  expect(globalThis.begunCalls).toMatchObject([{ chainId: safe.chainId, keys }])
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
  answers = { [queue]: JSON.stringify({ results: list }), 'https://node.example/key': JSON.stringify(told) }
  const asked = run(page)
  const details = [1, 2, 3, 5, 6, 7, 8].map((index) => gatewayUrl + transactionRequest(safe.chainId, id(index)).url)
  await vi.waitFor(() => expect(asked).toEqual([ofSafe, queue, ...details]))
  await vi.waitFor(() => expect(posted).toHaveLength(3))
  const questions = posted.map(({ body }) => body.slice(1).map(({ method, params }) => [method, params]))
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
  answers = { [queue]: JSON.stringify({ results: strange }) }
  globalThis.begunReads = undefined
  const again = run(page)
  await new Promise((resolve) => setTimeout(resolve))
  expect(again.filter((url) => !/\/transactions\/(?:7|null)$/.test(url))).toEqual([ofSafe, queue])
  expect(posted).toHaveLength(1)
})

test('what is kept may come from anybody: nothing is asked elsewhere, nothing sent or changed, and no more than a page asks', () => {
  const base = gatewayUrl + safePath(safe)
  const reads = [
    'https://evil.example/v1/chains/31337/x',
    `${gatewayUrl}/v1/chains/31337/../1/x`,
    `${base}/%2e%2e/x`,
    `${base}/a#b`,
    `${base}@evil.example`,
    7,
    null,
  ]
  const methods = [
    'eth_sendRawTransaction',
    'eth_sendTransaction',
    'eth_sign',
    'eth_getLogs ',
    'anvil_setBalance',
    'eth_subscribe',
    7,
    null,
  ]
  recall([{ page, reads, calls: methods.map((method) => [safe.chainId, method, []]) }])
  expect(run(page)).toEqual([ofSafe, queue])
  const first = posted[0]?.body.map(({ method }) => method)
  expect(first?.filter((method) => methods.includes(method))).toEqual([])
  globalThis.begunReads = undefined
  const many = Array.from({ length: 500 }, (_, index) => index)
  const calls = many.map((index) => [safe.chainId, 'eth_getCode', [`${index}`]])
  recall([{ page, reads: many.map((index) => `${base}/${index}`), calls }])
  expect(run(page)).toHaveLength(32)
  expect(posted[0]?.body.length).toBeLessThan(130)
})

test('what was asked at an earlier visit is not asked again for the list; what two asked then is asked for twice', async () => {
  const receipt = [safe.chainId, 'eth_getTransactionReceipt', [zeroHash]]
  const balance = [safe.chainId, 'eth_getBalance', [address, 'latest']]
  recall([{ page, reads: [], calls: [receipt, balance, balance] }])
  answers = {
    [queue]: JSON.stringify({ results: [{ transaction: { id: 'a', executionInfo: {}, txHash: zeroHash } }] }),
  }
  run(page)
  await vi.waitFor(() => expect(globalThis.begunReads?.size).toBe(3))
  await new Promise((resolve) => setTimeout(resolve))
  expect(posted).toHaveLength(1)
  const methods = posted[0]?.body.map(({ method }) => method)
  expect(methods?.filter((method) => method === 'eth_getBalance')).toHaveLength(2)
  expect(methods?.filter((method) => method === 'eth_getTransactionReceipt')).toHaveLength(1)
})

test.each([
  ['no list', {}],
  ['nothing', null],
  ['other shapes', [null]],
  ['half a visit', [{ page }]],
  ['too much', 'x'.repeat(200_000)],
])('where %s is kept it asks for what each page needs first', (_, kept) => {
  recall(kept)
  expect(run(page)).toEqual([ofSafe, queue])
  expect(posted).toMatchObject([{ body: { length: 8 } }])
})

test('a read that failed is there for nobody: it is asked for anew', async () => {
  const href = `/transactions/queue?safe=dev:${address}`
  const [ofSafe = '', queue = ''] = run(href)
  globalThis.begunReads = undefined
  failing = queue
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
