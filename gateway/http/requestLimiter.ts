import type { IncomingMessage } from 'node:http'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { httpFailure } from './failure'

export type RequestLimit = {
  /** Of one address; 0 for as many as it likes. */
  requestsPerMinute: number
  /** Reverse proxies before the gateway that add to X-Forwarded-For: what stands before theirs anybody can write. */
  proxyHops: number
}

/** Throws 429 for an address that asks too often. */
export function createRequestLimiter({ requestsPerMinute, proxyHops }: RequestLimit) {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 })
  return async (request: IncomingMessage) => {
    if (requestsPerMinute === 0) return
    try {
      await limiter.consume(readAddress(request, proxyHops))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      throw httpFailure(429, 'Too many requests from this address', 'Too Many Requests', { 'Retry-After': seconds })
    }
  }
}

function readAddress({ headers, socket }: IncomingMessage, proxyHops: number) {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().flatMap((part) => part.split(','))
  const told = proxyHops > 0 ? forwarded.at(-proxyHops)?.trim() : undefined
  return told || socket.remoteAddress || 'unknown'
}
