import { zeroHash } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { get } from '@/lib/gateway/client/request'
import { safePath } from '@/lib/gateway/client/safeRef'
import { assetFilterQuery } from '@/lib/gateway/queries/assetQueries'
import { queueRequest } from '@/lib/gateway/queries/queuePage'
import { transactionRequest } from '@/lib/gateway/queries/transactionDetails'
import { earlyReadScript } from './earlyReads.js'

const address = '0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3'
const safe = { chainId: 31337, address } as const
const gatewayUrl = 'https://gateway.example/cgw'
const script = earlyReadScript({ gatewayUrl, shortNames: { 31337: 'dev', 1: 'eth' } })

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.begunReads = undefined
})

/** What the script asks for at an address of the site. */
function run(href: string): string[] {
  const asked: string[] = []
  vi.stubGlobal('location', new URL(href, 'https://site.example'))
  if (typeof localStorage === 'undefined') vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('{}')
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

test('ends no script element, whatever the settings say', () => {
  expect(earlyReadScript({ gatewayUrl: 'https://g.example/</script>', shortNames: { 1: '</script>' } })).not.toMatch(
    '<',
  )
})
