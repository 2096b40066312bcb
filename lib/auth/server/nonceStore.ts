import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { signInLifetime } from '@/lib/auth/signInMessage'
import { clockTolerance } from './nonces'
import { connectRedis } from './redisClient'

/** Remembers used nonces, for as long as they could be used again. */
export type NonceStore = {
  /**
   * True for exactly one caller for each nonce, however many ask at once. `issuedAt` and `lifetime` (ten minutes unless
   * given) are in milliseconds. Rejects when the store does not answer: then nobody may sign in.
   */
  consume: (nonce: string, issuedAt: number, lifetime?: number) => Promise<boolean>
  /** Fulfilled when it remembers, or is away: nonces from before count as used. */
  ready?: Promise<unknown>
}

declare global {
  var countersignNonceStore: NonceStore | undefined
}

const limits = { points: 1, duration: rememberFor(signInLifetime), keyPrefix: 'countersign:nonce' }
const beginningKey = 'countersign:nonces-since'

/** For one server process. It forgets when the process ends, so a nonce from before its start counts as used. */
export function createMemoryStore(processStart: number = performance.timeOrigin): NonceStore {
  const limiter = new RateLimiterMemory(limits)
  return {
    consume: async (nonce, issuedAt, lifetime) =>
      issuedAt >= processStart && (await consumePoint(limiter, nonce, lifetime)),
  }
}

/**
 * For several server processes on one Redis. Redis must not evict keys (`maxmemory-policy noeviction`). While it is
 * away, sign-in is refused. A nonce from before a loss of its data counts as used.
 */
export function createRedisStore(url: string): NonceStore & { close: () => void } {
  const opened = connectLimiter(url)
  return {
    consume: async (nonce, issuedAt, lifetime) => {
      const { client, limiter } = await opened
      // In this order: what was spent just before a loss is refused just after it.
      return (await consumePoint(limiter, nonce, lifetime)) && issuedAt >= (await readBeginning(client))
    },
    ready: opened.then(({ client }) => readBeginning(client)).catch(() => undefined),
    close: () => void opened.then(({ client }) => client.disconnect()),
  }
}

/**
 * The store of this process: Redis when its address is configured, else memory. Next bundles each API route by itself
 * and reloads modules in development, so the one instance hangs on globalThis. Whatever it throws is of another bundle's class.
 */
export function sharedProcessStore(url: string | undefined): NonceStore {
  globalThis.countersignNonceStore ??= url ? createRedisStore(url) : createMemoryStore()
  return globalThis.countersignNonceStore
}

async function connectLimiter(url: string): Promise<{ client: Redis; limiter: RateLimiterRedis }> {
  const client = await connectRedis(url)
  // Whenever it is back, and not with the first sign-in, which would come too late for its own nonce.
  client.on('ready', () => void readBeginning(client).catch(() => undefined))
  return { client, limiter: new RateLimiterRedis({ ...limits, storeClient: client }) }
}

/** Since when (milliseconds) Redis remembers: written where it is missing, so it is as young as the data around it. */
async function readBeginning(client: Redis): Promise<number> {
  await client.setnx(beginningKey, Date.now())
  return Number(await client.get(beginningKey))
}

async function consumePoint(
  limiter: RateLimiterMemory | RateLimiterRedis,
  nonce: string,
  lifetime = signInLifetime,
): Promise<boolean> {
  try {
    await limiter.consume(nonce, 1, { customDuration: rememberFor(lifetime) })
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}

/** In seconds: a nonce is remembered for longer than it lives. */
function rememberFor(lifetime: number): number {
  return Math.ceil((lifetime + clockTolerance) / 1000)
}
