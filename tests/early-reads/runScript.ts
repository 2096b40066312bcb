import { mainnet } from 'viem/chains'
import { afterEach, expect, vi } from 'vitest'
import { firstReadsKey } from '@/lib/config/bootScript.js'
import { earlyReadScript } from '@/lib/config/earlyReads.js'
import { get } from '@/lib/gateway/client/request'
import { safePath } from '@/lib/gateway/client/safeRef'
import { queueRequest } from '@/lib/gateway/queries/queuePage'

export const address = '0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3'
export const safe = { chainId: 31337, address } as const
export const gatewayUrl = 'https://gateway.example/cgw'
export const chains = [
  { ...mainnet, id: 31337, rpcUrls: { default: { http: ['https://node.example/key'] } } },
  mainnet,
] as const
export const script = earlyReadScript({ gatewayUrl, shortNames: { 31337: 'dev', 1: 'eth' }, chains })

export const page = `/transactions/queue?safe=dev:${address}`
export const ofSafe = gatewayUrl + get(safePath(safe)).url
export const queue = gatewayUrl + queueRequest(safe, undefined, true).url

type Posted = { url: string; body: { method: string; params: unknown[] }[] }

/** What service and node answer, by address, which of them fails, and what the node was asked since the last `run`. */
export const wire: { answers: Record<string, string>; failing: string; posted: Posted[] } = {
  answers: {},
  failing: '',
  posted: [],
}

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.begunReads = undefined
  globalThis.begunCalls = undefined
  Object.assign(wire, { answers: {}, failing: '', posted: [] })
})

/** What the script asks the gateway for at an address of the site. */
export function run(href: string): string[] {
  const asked: string[] = []
  wire.posted = []
  globalThis.begunCalls = undefined
  vi.stubGlobal('location', new URL(href, 'https://site.example'))
  if (typeof localStorage === 'undefined') vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') asked.push(url)
    else wire.posted.push({ url, body: JSON.parse(`${body}`) })
    if (url === wire.failing) throw new TypeError('Failed to fetch')
    return new Response(wire.answers[url] ?? '[]')
  })
  new Function(script)()
  expect([...(globalThis.begunReads?.keys() ?? [])]).toEqual(asked)
  return asked
}

/** Lets the browser have kept these visits. */
export function recall(visits: unknown) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === firstReadsKey ? JSON.stringify(visits) : null) })
}
