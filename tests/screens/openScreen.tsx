import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { getPublicClient } from 'wagmi/actions'
import { parsePublicSettings } from '@/lib/config/settings.js'
import { stubInView } from './stubInView'

/** The site's own modules, built against these addresses: settings are read when a module is loaded. */
export async function loadSite(rpcUrl: string, gatewayUrl: string) {
  const { settings } = parsePublicSettings({
    NEXT_PUBLIC_CHAINS: '31337',
    NEXT_PUBLIC_RPC_URLS: `31337=${rpcUrl}`,
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

type Site = Awaited<ReturnType<typeof loadSite>>

/** A page as a visitor opens it who was never here: nothing is kept from before. */
export function openScreen({ createQueryClient, wagmiConfig }: Site, Page: ComponentType, path: string) {
  const url = new URL(path, 'http://localhost')
  const router: NextRouter = {
    ...{ route: url.pathname, pathname: url.pathname, asPath: path, basePath: '', isLocaleDomain: false },
    ...{ query: Object.fromEntries(url.searchParams), isReady: true, isPreview: false, isFallback: false },
    ...{ push: async () => true, replace: async () => true, prefetch: async () => undefined },
    ...{ reload: () => undefined, back: () => undefined, forward: () => undefined, beforePopState: () => undefined },
    events: { on: () => undefined, off: () => undefined, emit: () => undefined },
  }
  const queryClient = createQueryClient()
  const page = render(
    <RouterContext.Provider value={router}>
      <WagmiProvider config={wagmiConfig} reconnectOnMount={false}>
        <QueryClientProvider client={queryClient}>
          <Page />
        </QueryClientProvider>
      </WagmiProvider>
    </RouterContext.Provider>,
  )
  return {
    ...page,
    close: () => {
      page.unmount()
      queryClient.clear()
    },
  }
}

/** jsdom lays nothing out: everything counts as in view. */
export function showEverything(): void {
  stubInView(() => true)
}
