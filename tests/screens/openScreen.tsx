import { QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { getPublicClient } from 'wagmi/actions'
import { parsePublicSettings } from '@/lib/config/settings.js'
import { stubInView } from './stubInView'

/** The site's own modules, built against these addresses: settings are read when a module is loaded. */
export async function loadSite(rpcUrl: string, gatewayUrl: string, chainIds: readonly number[] = [31337]) {
  const { settings } = parsePublicSettings({
    NEXT_PUBLIC_CHAINS: chainIds.join(),
    NEXT_PUBLIC_RPC_URLS: chainIds.map((id) => `${id}=${rpcUrl}`).join(),
    NEXT_PUBLIC_GATEWAY_URL: gatewayUrl,
    NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'countersign-test',
  })
  vi.resetModules()
  vi.stubEnv('COUNTERSIGN_PUBLIC', JSON.stringify(settings))
  const [{ createQueryClient }, { wagmiConfig }] = await Promise.all([
    import('@/lib/query/client'),
    import('@/lib/chain/wagmiConfig'),
  ])
  const readBlock = async () => getPublicClient(wagmiConfig, { chainId: 31337 })?.getBlockNumber({ cacheTime: 0 })
  return { createQueryClient, wagmiConfig, readBlock }
}

export type Site = Awaited<ReturnType<typeof loadSite>>

/** A page stays where it is, whatever else it asks for: only its address may be replaced. */
function createRouter(path: string, replace: (path: string) => void): NextRouter {
  const url = new URL(path, 'http://localhost')
  return {
    ...{ route: url.pathname, pathname: url.pathname, asPath: path, basePath: '', isLocaleDomain: false },
    ...{ query: Object.fromEntries(url.searchParams), isReady: true, isPreview: false, isFallback: false },
    ...{ push: async () => true, prefetch: async () => undefined },
    ...{ reload: () => undefined, back: () => undefined, forward: () => undefined, beforePopState: () => undefined },
    events: { on: () => undefined, off: () => undefined, emit: () => undefined },
    replace: async (next) => {
      replace(String(next))
      return true
    },
  }
}

/** What stands around each page, for a visitor at this address whom nothing is kept of. */
function openVisit({ createQueryClient, wagmiConfig }: Site, first: string) {
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => {
    const [path, setPath] = useState(first)
    return (
      <RouterContext.Provider value={createRouter(path, setPath)}>
        <WagmiProvider config={wagmiConfig} reconnectOnMount={false}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </WagmiProvider>
      </RouterContext.Provider>
    )
  }
  return { queryClient, wrapper }
}

/** A page as a visitor opens it who was never here: nothing is kept from before. */
export function openScreen(site: Site, Page: ComponentType, path: string) {
  const { queryClient, wrapper } = openVisit(site, path)
  const page = render(<Page />, { wrapper })
  return {
    ...page,
    close: () => {
      page.unmount()
      queryClient.clear()
    },
  }
}

/** A hook as a component of a page uses it, with the page's cache; `now` is what it returned last. */
export function openHook<Props, Result>(site: Site, use: (props: Props) => Result, initialProps: Props, path = '/') {
  const { queryClient, wrapper } = openVisit(site, path)
  const { result, rerender, unmount } = renderHook(use, { initialProps, wrapper })
  return {
    now: () => result.current,
    ...{ rerender, unmount, queryClient },
    close: () => {
      unmount()
      queryClient.clear()
    },
  }
}

/** jsdom lays nothing out: everything counts as in view. */
export function showEverything(): void {
  stubInView(() => true)
}
