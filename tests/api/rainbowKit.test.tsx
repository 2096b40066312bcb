// @vitest-environment jsdom
import { RainbowKitAuthenticationProvider } from '@rainbow-me/rainbowkit'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { anvil } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { owners } from '@/devnet/accounts'
import { type Chain, startChain } from '@/devnet/chain'
import { createAuthAdapter } from '@/lib/auth/adapter'
import { signIn } from '@/lib/auth/sessionActions'
import { useSession } from '@/lib/auth/useSession'
import { type AuthServer, startAuthServerWith } from './authServer'
import { prepareSignIn } from './browser'
import { openPage, stubFetch } from './sessionPage'

const [owner, other] = owners
type Page = ReturnType<typeof openPage>
let chain: Chain
let server: AuthServer
beforeAll(async () => {
  chain = await startChain()
  server = await startAuthServerWith({ chains: [anvil] })
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Kit({ adapter }: { adapter: ReturnType<typeof createAuthAdapter> }) {
  const { status } = useSession()
  return (
    <RainbowKitAuthenticationProvider adapter={adapter} status={status}>
      <output>{status}</output>
    </RainbowKitAuthenticationProvider>
  )
}

async function renderSignedIn() {
  const page: Page = openPage(chain.url, [owner.address])
  const wire = stubFetch(server)
  const adapter = createAuthAdapter(page.config, page.queryClient, server.origin)
  render(
    <WagmiProvider config={page.config} reconnectOnMount={false}>
      <QueryClientProvider client={page.queryClient}>
        <Kit adapter={adapter} />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  await screen.findByText('unauthenticated')
  await connect(page.config, { connector: page.wallet })
  await signIn(page.queryClient, await prepareSignIn(wire.browser, owner, anvil.id))
  await screen.findByText('authenticated')
  return { page, wire, signOut: vi.spyOn(adapter, 'signOut') }
}

describe("RainbowKit's authentication", () => {
  it('leaves a WalletConnect user signed in, whose wallet repeats its account on each request', async () => {
    const { page, wire, signOut } = await renderSignedIn()
    page.wallet.emitter.emit('change', { accounts: [owner.address] })
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
    await signOut.mock.results[0]?.value
    expect(await wire.browser.fetchSession()).toMatchObject({ address: owner.address })
    expect(screen.getByText('authenticated')).toBeDefined()
  })

  it('shows another account as not signed in, and ends the session when the wallet disconnects', async () => {
    const { page, wire } = await renderSignedIn()
    page.wallet.emitter.emit('change', { accounts: [other.address] })
    await screen.findByText('unauthenticated')
    await disconnect(page.config)
    await vi.waitFor(async () => expect(await wire.browser.fetchSession()).toBeNull())
  })

  it('counts as signed out when the server does not answer', async () => {
    const page = openPage(chain.url, [owner.address])
    stubFetch(server).isDown.add('/api/auth/session')
    render(
      <WagmiProvider config={page.config} reconnectOnMount={false}>
        <QueryClientProvider client={page.queryClient}>
          <Kit adapter={createAuthAdapter(page.config, page.queryClient, server.origin)} />
        </QueryClientProvider>
      </WagmiProvider>,
    )
    expect(screen.getByText('loading')).toBeDefined()
    await screen.findByText('unauthenticated')
  })
})
