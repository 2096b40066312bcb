// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { anvil } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { createConfig, http, useConnect, WagmiProvider } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { ConnectNotice } from '@/components/wallet/ConnectNotice'
import { owners } from '@/devnet/accounts'
import { createQueryClient } from '@/lib/query/client'
import { restConnector } from '@/lib/wallet/restConnector'
import { stubBrowser } from './kitPage'

const [owner] = owners
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Connect() {
  const { connect, connectors } = useConnect()
  const [connector] = connectors
  return (
    <button type="button" onClick={() => connector && connect({ connector })}>
      Connect
    </button>
  )
}

function show(answers: (() => unknown)[]) {
  const provider = {
    request: async ({ method }: { method: string }) => {
      if (method === 'eth_chainId') return '0x7a69'
      if (method === 'wallet_requestPermissions') throw Object.assign(new Error('not here'), { code: -32601 })
      return method === 'eth_requestAccounts' || method === 'eth_accounts' ? answers.shift()?.() : undefined
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  const wallet = injected({ target: { id: 'phone', name: 'Phone wallet', provider: provider as never } })
  const config = createConfig({
    ...{ chains: [anvil], transports: { [anvil.id]: http() }, connectors: [restConnector(wallet)] },
    ...{ storage: null, multiInjectedProviderDiscovery: false },
  })
  const queryClient = createQueryClient()
  render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <Connect />
        <ConnectNotice />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { config, queryClient }
}

const locked = () => {
  throw Object.assign(new Error('The device is locked'), { code: -32603 })
}

test('on a phone a connection that failed is told with RETRY, which connects', async () => {
  stubBrowser(iPhone)
  const { config } = show([locked, () => [owner.address]])
  fireEvent.click(screen.getByText('Connect'))
  await screen.findByText('Phone wallet is not connected')
  await act(async () => fireEvent.click(screen.getByText('RETRY')))
  await vi.waitFor(() => expect(config.state.status).toBe('connected'))
  await vi.waitFor(() => expect(screen.queryByText('RETRY')).toBeNull())
})

test('elsewhere the package’s own dialog tells it', async () => {
  stubBrowser('Mozilla/5.0 (X11; Linux x86_64)')
  const { queryClient } = show([locked])
  fireEvent.click(screen.getByText('Connect'))
  await vi.waitFor(() => expect(queryClient.getMutationCache().getAll()[0]?.state.status).toBe('error'))
  expect(screen.queryByText('RETRY')).toBeNull()
})
