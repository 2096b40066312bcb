import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { NextApiHandler } from 'next'
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js'
import type { Chain } from 'viem'
import { createChainClient, type Chain as DevnetChain, startChain } from '@/devnet/chain'
import type { AuthConfig } from '@/lib/auth/server/authConfig'
import { logoutRoute } from '@/lib/auth/server/logoutRoute'
import { nonceRoute } from '@/lib/auth/server/nonceRoute'
import { createMemoryStore } from '@/lib/auth/server/nonceStore'
import { sessionRoute } from '@/lib/auth/server/sessionRoute'
import { verifyRoute } from '@/lib/auth/server/verifyRoute'

export type AuthServer = { origin: string; stop: () => Promise<void> }
type RouteModule = { default: NextApiHandler; config?: object }

export const testSecret = 'a secret for tests only: 32 characters or more'

/**
 * Serves the files of pages/api through Next's own handling of API routes, with settings from the environment. With
 * AUTH_TEST_ORIGIN the same tests run against a server that is already there, such as the built one.
 */
export async function startAuthServer(chains: readonly Chain[]): Promise<AuthServer> {
  const running = process.env.AUTH_TEST_ORIGIN
  if (running) return { origin: running, stop: async () => {} }
  process.env.COUNTERSIGN_PUBLIC = JSON.stringify({ chains, embeddingOrigins: [] })
  process.env.SESSION_SECRET = testSecret
  const routes: Record<string, RouteModule> = {
    '/api/auth/nonce': await import('@/pages/api/auth/nonce'),
    '/api/auth/verify': await import('@/pages/api/auth/verify'),
    '/api/auth/session': await import('@/pages/api/auth/session'),
    '/api/auth/logout': await import('@/pages/api/auth/logout'),
    '/api/health': await import('@/pages/api/health'),
  }
  const server = await serve(routes)
  process.env.SITE_ORIGIN = server.origin
  return server
}

/** The same beside a chain of its own, which is the one that the server asks. */
export async function startAuthServerOnChain(): Promise<{
  chain: DevnetChain
  server: AuthServer
  stop: () => Promise<void>
}> {
  const chain = await startChain()
  const server = await startAuthServer([createChainClient(chain.url, chain.chainId).chain])
  const stop = async () => {
    await server.stop()
    await chain.stop()
  }
  return { chain, server, stop }
}

/** The same routes with settings of the test's own. The site's origin is the server's unless given. */
export async function startAuthServerWith(settings: Partial<AuthConfig>): Promise<AuthServer> {
  const store = createMemoryStore()
  const getConfig = (): AuthConfig => ({
    siteOrigin: server.origin,
    chains: [],
    secrets: [testSecret],
    embedded: false,
    safeSignInLifetime: 3_600_000,
    nonceStore: () => store,
    ...settings,
  })
  const config = { api: { bodyParser: false } }
  const server = await serve({
    '/api/auth/nonce': { default: nonceRoute(getConfig), config },
    '/api/auth/verify': { default: verifyRoute(getConfig), config },
    '/api/auth/session': { default: sessionRoute(getConfig), config },
    '/api/auth/logout': { default: logoutRoute(getConfig), config },
  })
  return server
}

async function serve(routes: Record<string, RouteModule>): Promise<AuthServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    void answerBy(routes[pathname], request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: readOrigin(server), stop: () => stop(server) }
}

/** One route, which reads its body itself, as Next would call it. */
export function asListener(route: NextApiHandler): RequestListener {
  return (request, response) =>
    void answerBy({ default: route, config: { api: { bodyParser: false } } }, request, response)
}

function answerBy(route: RouteModule | undefined, request: IncomingMessage, response: ServerResponse) {
  const previewProps = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' }
  return apiResolver(request, response, {}, route, { ...previewProps, dev: false }, false)
}

function readOrigin(server: Server): string {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen')
  return `http://127.0.0.1:${address.port}`
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
