import type { Address } from 'viem'
import type { ChainService } from '../chainService'
import type { Gateway } from '../gateway'
import { Failure, notFound } from './failure'
import { parseAddress } from './input'

export type Call = {
  gateway: Gateway
  /** The whole URL as the caller wrote it; page links are made from it. */
  url: URL
  query: URLSearchParams
  params: Record<string, string>
  /** The parsed JSON body, undefined without one. */
  body: unknown
}

export type ChainCall = Call & { chain: ChainService }
export type SafeCall = ChainCall & { safe: Address }
/** A body of `undefined` is sent as an empty one, or as the `text`, which is no JSON. */
export type Answer = { status?: number; body: unknown; headers?: Record<string, string>; text?: string }

type Handler<Input> = (call: Input) => Answer | Promise<Answer>
type Method = 'GET' | 'POST' | 'DELETE'

export type Route = { method: Method; segments: string[]; handle: Handler<Call> }

/** Path segments that start with a colon are parameters. */
export function route(method: Method, path: string, handle: Handler<Call>): Route {
  return { method, segments: splitPath(path), handle }
}

/** A route with `:chainId`. The chain's index is brought up to its newest block before the handler runs. */
export function chainRoute(method: Method, path: string, handle: Handler<ChainCall>): Route {
  return route(method, path, async (call) => {
    const chain = findChain(call)
    await chain.index.sync()
    const { hash } = chain.index.tip
    try {
      return withKnownBlock(chain, call.params.safe, await handle({ ...call, chain }))
    } catch (error) {
      // The chain was reverted while the answer was made: reads pinned to a block that is gone fail. Try once more.
      if (method !== 'GET' || error instanceof Failure) throw error
      await chain.index.sync()
      if (chain.index.tip.hash === hash) throw error
      return withKnownBlock(chain, call.params.safe, await handle({ ...call, chain }))
    }
  })
}

/** Tells up to which block the history is known that the answer speaks of, and which one is the newest. */
function withKnownBlock({ index }: ChainService, safe: string | undefined, answer: Answer): Answer {
  const known = index.knownTo(safe === undefined ? undefined : parseAddress(safe))
  return {
    ...answer,
    headers: { ...answer.headers, 'Known-To-Block': String(known), 'Newest-Block': String(index.tip.number) },
  }
}

/** A route with `:chainId` and `:safe`, of a Safe that exists on the chain. */
export function safeRoute(method: Method, path: string, handle: Handler<SafeCall>): Route {
  return chainRoute(method, path, async (call) => {
    const safe = parseAddress(call.params.safe, ['safeAddress'])
    if (!(await call.chain.index.open(safe))) throw notFound(`There is no Safe at ${safe} on chain ${call.chain.id}`)
    return handle({ ...call, safe })
  })
}

export function findChain({ gateway, params }: Call) {
  const chain = gateway.chains.find(({ id }) => String(id) === params.chainId)
  if (!chain) throw notFound('This gateway does not serve a chain with that id')
  return chain
}

/** A trailing slash means nothing, as in the hosted gateway. */
export function splitPath(path: string) {
  const segments = path.split('/').slice(1)
  if (segments.at(-1) === '') segments.pop()
  return segments
}

export function matchRoute(routes: readonly Route[], method: string, segments: string[]) {
  for (const candidate of routes) {
    if (candidate.method !== method) continue
    const params = matchSegments(candidate.segments, segments)
    if (params) return { route: candidate, params }
  }
  return undefined
}

function matchSegments(pattern: string[], segments: string[]) {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [position, expected] of pattern.entries()) {
    const actual = segments[position] ?? ''
    if (expected.startsWith(':')) params[expected.slice(1)] = actual
    else if (expected !== actual) return undefined
  }
  return params
}
