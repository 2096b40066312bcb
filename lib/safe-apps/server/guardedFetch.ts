import { lookup as systemLookup } from 'node:dns/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { AppError, type AppErrorOptions } from '@/lib/errors'
import { parseAppAddress } from '@/lib/safe-apps/listing/appAddress'
import { isLoopbackAddress, isPublicAddress } from './publicAddress'
import { notFetched } from './words'

/**
 * 'refused' is ours, by the address's text: it is not one that this server asks. 'private': its name means a machine that
 * this server does not ask. 'silent': no answer began in time; 'timeout': it did not end in time.
 */
export type FetchProblem = 'refused' | 'private' | 'unreachable' | 'silent' | 'timeout' | 'redirects' | 'tooLarge'

export class GuardedFetchError extends AppError {
  override name = 'GuardedFetchError'
  readonly problem: FetchProblem

  constructor(problem: FetchProblem, options?: AppErrorOptions) {
    super(notFetched(problem), options)
    this.problem = problem
  }
}

type Lookup = (hostname: string) => Promise<{ address: string }[]>

export type GuardedFetchOptions = {
  /** Whether the address itself, or a redirect within this machine, may lead to this machine: for development only. */
  allowLoopback: boolean
  signal: AbortSignal
  /** Of the body; 0 reads headers only. */
  maxBytes: number
  lookup?: Lookup
}

export type FetchedPage = { url: URL; status: number; headers: IncomingHttpHeaders; body: string }

/**
 * GET of an address that a stranger chose, from inside the operator's network: https only, to public addresses only. A
 * host name is resolved once, all of its addresses must be public, and the connection goes to one of those and not to
 * what the name means a moment later. Redirects, three at most, pass the same checks. Sends no cookie and no credential.
 * Throws GuardedFetchError.
 */
export async function guardedFetch(href: string, options: GuardedFetchOptions): Promise<FetchedPage> {
  let url = new URL(href)
  let mayBeLoopback = options.allowLoopback
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const address = await resolveTarget(url, mayBeLoopback, options)
    // A public site may not send us to this machine, even where an app of this machine may be looked at.
    mayBeLoopback = isLoopbackAddress(address)
    const response = await send(url, address, options.signal)
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (status < 300 || status > 399 || location === undefined) {
      return { url, status, headers: response.headers, body: await readBody(response, options) }
    }
    response.destroy()
    if (!URL.canParse(location, url)) throw new GuardedFetchError('redirects')
    url = new URL(location, url)
  }
  throw new GuardedFetchError('redirects')
}

const maxRedirects = 3

async function resolveTarget(url: URL, mayBeLoopback: boolean, options: GuardedFetchOptions): Promise<string> {
  // The rules for addresses that people type: https, http on this machine, no credentials.
  try {
    parseAppAddress(url.href)
  } catch (cause) {
    throw new GuardedFetchError('refused', { cause })
  }
  const { lookup = lookupAll, signal } = options
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const isName = isIP(hostname) === 0
  const addresses = isName ? await resolveName(hostname, lookup, signal) : [hostname]
  const isAllowed = addresses.every(isPublicAddress) || (mayBeLoopback && addresses.every(isLoopbackAddress))
  const [first] = addresses
  if (first === undefined) throw new GuardedFetchError('unreachable')
  if (!isAllowed || (url.protocol === 'http:' && !isLoopbackAddress(first))) {
    throw new GuardedFetchError(isName ? 'private' : 'refused')
  }
  return first
}

function lookupAll(hostname: string): Promise<{ address: string }[]> {
  return systemLookup(hostname, { all: true })
}

async function resolveName(hostname: string, lookup: Lookup, signal: AbortSignal): Promise<string[]> {
  const found = await untilAborted(lookup(hostname), signal).catch((cause) => {
    throw new GuardedFetchError(signal.aborted ? 'silent' : 'unreachable', { cause })
  })
  return found.map(({ address }) => address)
}

// A name server's answer cannot be called off, only no longer waited for.
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function send(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const isName = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: address,
        port: url.port || undefined,
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host, accept: '*/*', 'accept-encoding': 'identity' },
        // The certificate must be the name's, although the connection goes to the address.
        ...(isName ? { servername: url.hostname } : {}),
        agent: false,
        maxHeaderSize: 16_384,
        signal,
      },
      resolve,
    )
    call.once('error', (cause) => reject(new GuardedFetchError(signal.aborted ? 'silent' : 'unreachable', { cause })))
    call.end()
  })
}

async function readBody(response: IncomingMessage, { maxBytes, signal }: GuardedFetchOptions): Promise<string> {
  if (maxBytes === 0) {
    response.destroy()
    return ''
  }
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new GuardedFetchError('tooLarge')
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof GuardedFetchError) throw cause
    throw new GuardedFetchError(signal.aborted ? 'timeout' : 'unreachable', { cause })
  }
  return Buffer.concat(chunks).toString('utf8')
}
