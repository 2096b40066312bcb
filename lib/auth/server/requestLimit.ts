import type { IncomingMessage } from 'node:http'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequestsError } from '@/lib/auth/signInError'
import { readClientAddress } from './clientAddress'
import { connectRedis } from './redisClient'
import * as words from './words'

/** Requests a minute from one address. Looking at who is signed in is free of cost, and many pages may share an address. */
const pointsByRoute = { nonce: 60, verify: 30, session: 600, logout: 60, 'app-manifest': 60 } as const

export type LimitedRoute = keyof typeof pointsByRoute

export type RequestLimit = {
  /** Counts the request; throws TooManyRequestsError when its address has asked too often within the minute. */
  count: (route: LimitedRoute, request: IncomingMessage) => Promise<void>
  close: () => void
}

type Limiters = Record<LimitedRoute, RateLimiterMemory | RateLimiterRedis>

/**
 * Counts requests by the visitor's address, which `hops` reverse proxies tell (`readClientAddress`): in Redis for all
 * servers together when its address is given, else in this process. While Redis is away each process counts by itself.
 */
export function createRequestLimit({ hops, redisUrl }: { hops: number; redisUrl?: string | undefined }): RequestLimit {
  const opened = redisUrl === undefined ? undefined : connectRedis(redisUrl)
  const limiters = Promise.resolve(opened).then((storeClient) =>
    createLimiters((options) => {
      const inMemory = new RateLimiterMemory(options)
      const shared = { storeClient, insuranceLimiter: inMemory, rejectIfRedisNotReady: true }
      return storeClient ? new RateLimiterRedis({ ...options, ...shared }) : inMemory
    }),
  )
  return {
    count: async (route, request) => {
      try {
        await (await limiters)[route].consume(readClientAddress(request, hops))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new TooManyRequestsError(Math.ceil(error.msBeforeNext / 1000), words.tooManyRequests)
      }
    },
    close: () => void opened?.then((client) => client.disconnect()),
  }
}

declare global {
  var countersignRequestLimit: RequestLimit | undefined
}

/** The one of this process, which all routes share although Next bundles each by itself; undefined without a proxy. */
export function sharedRequestLimit(hops: number, redisUrl: string | undefined): RequestLimit | undefined {
  if (hops === 0) return undefined
  globalThis.countersignRequestLimit ??= createRequestLimit({ hops, redisUrl })
  return globalThis.countersignRequestLimit
}

type LimiterOptions = { points: number; duration: number; keyPrefix: string }

function createLimiters(create: (options: LimiterOptions) => RateLimiterMemory | RateLimiterRedis): Limiters {
  const limiter = (route: LimitedRoute) =>
    create({ points: pointsByRoute[route], duration: 60, keyPrefix: `countersign:limit:${route}` })
  return {
    nonce: limiter('nonce'),
    verify: limiter('verify'),
    session: limiter('session'),
    logout: limiter('logout'),
    'app-manifest': limiter('app-manifest'),
  }
}
