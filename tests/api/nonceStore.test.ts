import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { register } from '@/instrumentation'
import { createMemoryStore, createRedisStore, type NonceStore, sharedProcessStore } from '@/lib/auth/server/nonceStore'
import { startAuthServerWith, testSecret } from './authServer'
import { openBrowser, prepareSignIn } from './browser'
import { type RedisServer, startRedis } from './redisServer'

let redis: RedisServer
let redisStore: ReturnType<typeof createRedisStore>
beforeAll(async () => {
  redis = await startRedis()
  redisStore = createRedisStore(redis.url)
  // It remembers from its first connection on.
  await redisStore.consume('the first', Date.now())
})
afterAll(async () => {
  redisStore.close()
  await redis.stop()
})

const stores: [string, () => NonceStore][] = [
  ['in memory', () => createMemoryStore()],
  ['in Redis', () => redisStore],
]

describe.each(stores)('used nonces %s', (kind, open) => {
  it('are given to one caller each, however many ask at once', async () => {
    const store = open()
    const tries = Array.from({ length: 50 }, () => store.consume(`one of ${kind}`, Date.now()))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    expect(await store.consume(`another of ${kind}`, Date.now())).toBe(true)
  })
})

describe('used nonces in memory', () => {
  it('include all that were issued before the process started, since it cannot know', async () => {
    const start = Date.now()
    const store = createMemoryStore(start)
    expect(await store.consume('before', start - 1)).toBe(false)
    expect(await store.consume('since', start)).toBe(true)
  })

  it('are remembered for longer than a nonce lives', async () => {
    vi.useFakeTimers({ now: Date.now() })
    const store = createMemoryStore()
    await store.consume('n', Date.now())
    await vi.advanceTimersByTimeAsync(10 * 60_000 + 59_000)
    expect(await store.consume('n', Date.now())).toBe(false)
    vi.useRealTimers()
  })
})

describe('used nonces in Redis', () => {
  it('are given once to processes that race for them', async () => {
    const nonces = Array.from({ length: 200 }, (_, index) => `raced ${index}`)
    const racers = await Promise.all([startRacer(nonces), startRacer(nonces), startRacer(nonces)])
    const won = (await Promise.all(racers.map((race) => race()))).flat()
    expect(won.toSorted()).toEqual(nonces.toSorted())
  })

  it('are forgotten by themselves, later than a nonce lives', async () => {
    const client = new Redis(redis.url)
    await redisStore.consume('to be forgotten', Date.now())
    const life = await client.ttl('countersign:nonce:to be forgotten')
    client.disconnect()
    expect(life).toBeGreaterThan(10 * 60)
    expect(life).toBeLessThanOrEqual(11 * 60)
  })

  it('are remembered from the start of a server on, so that the first nonce is good', async () => {
    const own = await startRedis()
    vi.stubEnv('NEXT_RUNTIME', 'nodejs')
    vi.stubEnv('SITE_ORIGIN', 'https://countersign.example')
    vi.stubEnv('SESSION_SECRET', testSecret)
    vi.stubEnv('NONCE_STORE_URL', own.url)
    await register()
    const client = new Redis(own.url)
    expect(await client.exists('countersign:nonces-since')).toBe(1)
    expect(await sharedProcessStore(own.url).consume('the first', Date.now())).toBe(true)
    vi.unstubAllEnvs()
    client.disconnect()
    await own.stop()
  })

  it('refuse everybody while it is away, and work again when it is back', async () => {
    const own = await startRedis()
    const store = createRedisStore(own.url)
    await store.consume('the first', Date.now())
    const before = Date.now()
    expect(await store.consume('before', before)).toBe(true)
    await own.stop()
    await expect(store.consume('meanwhile', Date.now())).rejects.toThrow()
    const again = await startRedis(own.port)
    const trySince = async (now: number) => expect(await store.consume(`after ${now}`, now)).toBe(true)
    await vi.waitFor(() => trySince(Date.now()), { timeout: 20_000 })
    // What it has forgotten is spent, and so is what it cannot know to be unspent.
    expect(await store.consume('before', before)).toBe(false)
    expect(await store.consume('another of before', before)).toBe(false)
    store.close()
    await again.stop()
  })
})

describe('signing in on several servers', () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const siteOrigin = 'http://countersign.example'
  const settings = { chains: [anvil], siteOrigin }

  it('takes a nonce of one server at the other, once for both', async () => {
    const otherStore = createRedisStore(redis.url)
    const one = await startAuthServerWith({ ...settings, nonceStore: () => redisStore })
    const two = await startAuthServerWith({ ...settings, nonceStore: () => otherStore })
    const browser = openBrowser(one, siteOrigin)
    const sameBrowser = openBrowser(two, siteOrigin)
    const { message, signature } = await prepareSignIn(browser, account, anvil.id)
    sameBrowser.jar.set('countersign-browser', browser.jar.get('countersign-browser') ?? '')
    const tries = [one, two, one, two].map((server) => (server === one ? browser : sameBrowser))
    const answers = await Promise.all(tries.map((tab) => tab.verify(message, signature)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
    otherStore.close()
    await Promise.all([one.stop(), two.stop()])
  })

  it.each([
    ['the store is away', () => createRedisStore('redis://127.0.0.1:9')],
    // As one that another bundle of the server made.
    [
      'it fails in its own way',
      () => ({ consume: () => Promise.reject(new Error('Away')), close: (): void => undefined }),
    ],
  ])('is refused, not allowed, while %s', async (_, open) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = open()
    const server = await startAuthServerWith({ ...settings, nonceStore: () => store })
    const browser = openBrowser(server, siteOrigin)
    const { message, signature } = await prepareSignIn(browser, account, anvil.id)
    const refusal = { status: 503, body: { error: 'nonce_store_unreachable' }, cookies: [] }
    expect(await browser.verify(message, signature)).toMatchObject(refusal)
    expect(await browser.fetchSession()).toBeNull()
    expect(String(logged.mock.calls[0])).toMatch(/^The store of used nonces does not answer/)
    logged.mockRestore()
    store.close()
    await server.stop()
  })
})

async function startRacer(nonces: string[]): Promise<() => Promise<string[]>> {
  const script = fileURLToPath(new URL('./nonceRacer.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, redis.url, ...nonces], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return async () => {
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stdin.write('go\n')
    await once(child, 'close')
    return JSON.parse(Buffer.concat(chunks).toString())
  }
}
