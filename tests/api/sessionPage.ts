import { QueryClient } from '@tanstack/react-query'
import { type Address, defineChain, http } from 'viem'
import { anvil } from 'viem/chains'
import { vi } from 'vitest'
import { createConfig, createStorage, mock } from 'wagmi'
import type { AuthServer } from './authServer'
import { openBrowser } from './browser'

/** What one page load holds: a wagmi configuration over the package's own mock wallets, and the query cache. */
export function openPage(url: string, accounts: readonly [Address, ...Address[]], kept = new Map<string, string>()) {
  const chains = [anvil.id, 1].map((id) => defineChain({ ...anvil, id, rpcUrls: { default: { http: [url] } } }))
  const [first, second] = chains
  if (!first || !second) throw new Error('Two chains are needed')
  const features = { reconnect: true, defaultConnected: true }
  const config = createConfig({
    chains: [first, second],
    transports: Object.fromEntries(chains.map(({ id }) => [id, http(url)])),
    connectors: [mock({ accounts, features }), mock({ accounts, features })],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    }),
  })
  const [wallet, otherWallet] = config.connectors
  if (!wallet || !otherWallet) throw new Error('Two wallets are needed')
  return {
    config,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: 0 } } }),
    wallet,
    otherWallet,
    kept,
  }
}

/**
 * Lets the page's code reach the server as from a browser: relative addresses, cookies, origin. Returns the browser
 * and the paths that were asked for; `isDown` cuts a path off.
 */
export function stubFetch(server: AuthServer, siteOrigin = server.origin) {
  const browser = openBrowser(server, siteOrigin)
  const asked: string[] = []
  const isDown = new Set<string>()
  const network = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const path = String(input)
    if (!path.startsWith('/')) return network(input, init)
    asked.push(path)
    if (isDown.has(path)) throw new TypeError('fetch failed')
    const headers: Record<string, string> =
      init.method === 'POST' ? { origin: siteOrigin, 'content-type': 'application/json' } : {}
    const body = typeof init.body === 'string' ? init.body : undefined
    const answer = await browser.send(path, { method: init.method ?? 'GET', headers, body })
    return Response.json(answer.body, { status: answer.status })
  })
  return { browser, asked, isDown }
}
