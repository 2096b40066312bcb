import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf } from './chain/reasonOf'
import type { GatewayChainOptions } from './chainConfig'
import { createChainService } from './chainService'
import type { Tell } from './events'
import { startFederation } from './federation/federation'
import type { Gateway } from './gateway'
import { Failure, httpFailure } from './http/failure'
import { readJsonBody, readUrl } from './http/request'
import { createRequestLimiter, type RequestLimit } from './http/requestLimiter'
import { allowedMethods, sendAnswer, sendFailure, sendPreflight } from './http/respond'
import { matchRoute, splitPath } from './http/router'
import { routes } from './routes/routes'
import { safeAppsReader } from './safeApps'
import { PriceService, type PriceServiceOptions } from './services/priceService'
import { fixedPrices } from './services/prices'
import { TokenLists } from './services/tokenLists'
import { openStore } from './store/database'

/** Longer than reverse proxies keep one: whoever is about to use it must not find it closed. */
const idleConnection = 65_000

/** Answers in the gateway's place: true when it has done so. For tests of what a front end does with broken answers. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean

export type GatewayOptions = {
  /** 0 lets the system choose a free port. */
  port?: number
  host?: string
  chains: GatewayChainOptions[]
  /** An SQLite file, ":memory:", or the address of a PostgreSQL database. */
  storePath?: string
  /** A JSON file with an array of Safe Apps. Without one the list is empty. */
  safeAppsPath?: string
  /** Files or addresses of token lists. Without any every token is trusted. */
  tokenLists?: readonly string[]
  /** Without one a price is what the chain's description says, and mostly not known. */
  priceService?: PriceServiceOptions | undefined
  intercept?: Intercept
  /** Is told what happens. */
  tell?: Tell
  /** How often one address may ask; without it as often as it likes. */
  limit?: RequestLimit
}

/** Stopping lets the answers under way end for so many milliseconds. */
export type RunningGateway = { url: string; gateway: Gateway; stop: (farewell?: number) => Promise<void> }

/** Starts a gateway that answers from the chains' nodes, which must be reachable. The caller stops it. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const {
    port = 0,
    host = '127.0.0.1',
    storePath = ':memory:',
    safeAppsPath,
    tokenLists = [],
    priceService,
    intercept,
    tell = () => undefined,
    limit = { requestsPerMinute: 0, proxyHops: 0 },
  } = options
  const store = await openStore(storePath)
  const gateway: Gateway = {
    ...{ chains: [], store, url: '', answered: new Map() },
    readSafeApps: safeAppsReader(safeAppsPath),
    tokenLists: new TokenLists(tokenLists, tell),
    prices: priceService ? new PriceService(priceService, tell) : fixedPrices,
  }
  const limitRequests = createRequestLimiter(limit)
  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return
    response.once('finish', () => count(gateway, response.statusCode))
    const answered = limitRequests(request).then(() => answer(gateway, request, response))
    answered.catch((error) => {
      if (!(error instanceof Failure))
        tell('error', 'answer failed', { path: request.url ?? '', reason: reasonOf(error) })
      sendFailure(response, error)
    })
  })
  server.keepAliveTimeout = idleConnection
  try {
    await Promise.all([gateway.readSafeApps(), gateway.tokenLists.start()])
    for (const chain of options.chains) gateway.chains.push(await startChain(chain, gateway, tell))
    await listen(server, port, host)
  } catch (error) {
    gateway.tokenLists.stop()
    await stopChains(gateway)
    await store.destroy()
    throw error
  }
  gateway.url = `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`
  return { url: gateway.url, gateway, stop: (farewell = 0) => stop(server, gateway, farewell) }
}

async function answer(gateway: Gateway, request: IncomingMessage, response: ServerResponse) {
  const method = request.method ?? ''
  if (method === 'OPTIONS') return sendPreflight(request, response)
  if (!['GET', 'POST', 'DELETE'].includes(method)) {
    throw httpFailure(405, `${method} is not served`, 'Method Not Allowed', { Allow: allowedMethods })
  }
  const url = readUrl(request, gateway.url)
  const found = matchRoute(routes, method, decodeSegments(url.pathname))
  if (!found) throw httpFailure(404, `Cannot ${method} ${url.pathname}`, 'Not Found')
  const body = method === 'GET' ? undefined : await readJsonBody(request)
  const call = { gateway, url, query: url.searchParams, params: found.params, body }
  await sendAnswer(response, await found.route.handle(call))
}

function decodeSegments(pathname: string) {
  try {
    return splitPath(pathname).map(decodeURIComponent)
  } catch {
    throw new Failure(400, { statusCode: 400, message: 'The path is not well encoded', error: 'Bad Request' })
  }
}

async function startChain(options: GatewayChainOptions, gateway: Gateway, tell: Tell) {
  const chain = await createChainService(options, { ...gateway, tell })
  const { deliveries } = chain
  if (options.service && deliveries) chain.federated = startFederation(chain, deliveries, options.service, tell)
  return chain
}

async function stopChains({ chains }: Pick<Gateway, 'chains'>) {
  await Promise.all(chains.map(({ federated }) => federated?.stop()))
  await Promise.all(chains.map(({ watched }) => watched?.stop()))
}

function listen(server: Server, port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function count({ answered }: Gateway, status: number) {
  answered.set(status, (answered.get(status) ?? 0) + 1)
}

async function stop(server: Server, { store, chains, tokenLists }: Gateway, farewell: number) {
  tokenLists.stop()
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  if (farewell > 0) await Promise.race([closed, sleep(farewell, undefined, { ref: false })])
  server.closeAllConnections()
  await closed
  await stopChains({ chains })
  await store.destroy()
}
