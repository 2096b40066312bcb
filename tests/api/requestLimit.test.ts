import { Redis } from 'ioredis'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchNonce } from '@/lib/auth/authApi'
import { createRequestLimit, type RequestLimit, sharedRequestLimit } from '@/lib/auth/server/requestLimit'
import { describeError } from '@/lib/errors'
import { type AuthServer, startAuthServerWith } from './authServer'
import { openBrowser, prepareSignIn } from './browser'
import { startRedis } from './redisServer'

const account = privateKeyToAccount(generatePrivateKey())
const stops: (() => unknown)[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const stop of stops.splice(0).toReversed()) await stop()
})

async function start(limit: RequestLimit | undefined): Promise<AuthServer> {
  const server = await startAuthServerWith({ chains: [anvil], requestLimit: () => limit })
  stops.push(server.stop, () => limit?.close())
  return server
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': `203.0.113.1, ${address}` } })

/** Asks for so many nonces at once. */
function askOften(server: AuthServer, count: number, address: string) {
  const browser = openBrowser(server)
  return Promise.all(Array.from({ length: count }, () => browser.send('/api/auth/nonce', from(address))))
}

const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))]

describe('requests of one address', () => {
  it('are refused beyond what a minute allows, with the time to wait, and those of others are not', async () => {
    const server = await start(createRequestLimit({ hops: 1 }))
    expect(statusesOf(await askOften(server, 60, '198.51.100.7'))).toEqual([200])
    const [refused] = await askOften(server, 1, '198.51.100.7')
    const message = expect.stringMatching(/^Too many requests came from your network\. Try again in \d+ seconds\.$/)
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests', message }, cookies: [] })
    expect(refused?.headers.get('retry-after')).toMatch(/^[1-5]?\d$|^60$/)
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect(statusesOf(await askOften(server, 1, '198.51.100.8'))).toEqual([200])
    // Another route has a count of its own.
    expect((await openBrowser(server).send('/api/auth/session', from('198.51.100.7'))).status).toBe(200)
  })

  it('count together over a whole /64 of IPv6', async () => {
    const server = await start(createRequestLimit({ hops: 1 }))
    const own = Array.from({ length: 60 }, (_, index) => `2001:db8:1:2:${index.toString(16)}::1`)
    await Promise.all(own.map((address) => askOften(server, 1, address)))
    expect(statusesOf(await askOften(server, 1, '2001:db8:1:2:ffff::1'))).toEqual([429])
    expect(statusesOf(await askOften(server, 1, '2001:db8:1:3::1'))).toEqual([200])
  })

  it("are not used up by another site's page in the visitor's browser, nor by forms", async () => {
    const server = await start(createRequestLimit({ hops: 1 }))
    const browser = openBrowser(server)
    const { headers } = from('198.51.100.7')
    const attacks = Array.from({ length: 40 }, () => [
      browser.send('/api/auth/nonce', { headers: { ...headers, 'sec-fetch-site': 'cross-site' } }),
      browser.post('/api/auth/verify', {}, { ...headers, origin: 'https://evil.example' }),
      browser.post('/api/auth/verify', 'a=b', { ...headers, 'content-type': 'text/plain' }),
      browser.send('/api/auth/verify', { method: 'PUT', headers }),
    ])
    await Promise.all(attacks.flat())
    const { message, signature } = await prepareSignIn(browser, account, anvil.id)
    expect((await browser.post('/api/auth/verify', { message, signature }, headers)).status).toBe(200)
  })

  it('stop attempts to sign in before a body is read or a nonce spent', async () => {
    const server = await start(createRequestLimit({ hops: 1 }))
    const browser = openBrowser(server)
    const { message, signature } = await prepareSignIn(browser, account, anvil.id)
    const { headers } = from('198.51.100.7')
    await Promise.all(Array.from({ length: 30 }, () => browser.post('/api/auth/verify', {}, headers)))
    const huge = await browser.post('/api/auth/verify', { message: 'x'.repeat(1_000_000) }, headers)
    expect(huge).toMatchObject({ status: 429 })
    expect(await browser.post('/api/auth/verify', { message, signature }, headers)).toMatchObject({ status: 429 })
    expect(await browser.post('/api/auth/verify', { message, signature }, from('198.51.100.8').headers)).toMatchObject({
      status: 200,
    })
  })

  it('are not counted where no proxy is trusted, whatever they say about themselves', async () => {
    expect(sharedRequestLimit(0, undefined)).toBeUndefined()
    const server = await start(undefined)
    expect(statusesOf(await askOften(server, 70, '198.51.100.7'))).toEqual([200])
  })
})

describe('several servers on one Redis', () => {
  it('count together, and each by itself while Redis is away', async () => {
    const redis = await startRedis()
    stops.push(redis.stop)
    const client = new Redis(redis.url)
    const limits = [1, 2].map(() => createRequestLimit({ hops: 1, redisUrl: redis.url }))
    const [one, two] = await Promise.all(limits.map(start))
    if (!one || !two) throw new Error('Two servers are needed')
    for (const [server, address] of [
      [one, '198.51.100.1'],
      [two, '198.51.100.2'],
    ] as const) {
      await vi.waitFor(async () => {
        await askOften(server, 1, address)
        expect(await client.get(`countersign:limit:nonce:${address}`)).not.toBeNull()
      })
    }
    await askOften(one, 30, '198.51.100.7')
    await askOften(two, 30, '198.51.100.7')
    expect(statusesOf(await askOften(one, 1, '198.51.100.7'))).toEqual([429])
    expect(statusesOf(await askOften(two, 1, '198.51.100.7'))).toEqual([429])
    client.disconnect()
    await redis.stop()
    expect(statusesOf(await askOften(one, 60, '198.51.100.9'))).toEqual([200])
    expect(statusesOf(await askOften(one, 1, '198.51.100.9'))).toEqual([429])
  })
})

describe('the page', () => {
  it.each([
    ['this server', { error: 'too_many_requests', message: 'Too many.' }, { 'retry-after': '7' }, '7 seconds'],
    ['a proxy before it', '<html>', {}, '60 seconds'],
    ['a proxy with a date', '', { 'retry-after': new Date(0).toUTCString() }, 'a second'],
  ])('says in words that %s refuses for now', async (_, body, headers, wait) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 429, headers }))
    const error = await fetchNonce().catch((cause: unknown) => cause)
    expect(describeError(error)).toBe(`Too many requests came from your network. Try again in ${wait}.`)
  })
})
