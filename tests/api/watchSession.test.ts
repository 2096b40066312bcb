import { QueryObserver } from '@tanstack/react-query'
import { numberToHex } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect, disconnect, getAccount, reconnect, switchAccount, switchChain } from 'wagmi/actions'
import { owners } from '@/devnet/accounts'
import { type Chain, startChain } from '@/devnet/chain'
import { signIn } from '@/lib/auth/sessionActions'
import { sessionQuery } from '@/lib/auth/sessionQuery'
import { endSessionOnChange } from '@/lib/auth/watchSession'
import { type AuthServer, startAuthServerWith } from './authServer'
import { prepareSignIn } from './browser'
import { openPage, stubFetch } from './sessionPage'

const [owner, other] = owners
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

let page: ReturnType<typeof openPage>
let wire: ReturnType<typeof stubFetch>
let stopWatching: () => void

/** A page whose wallet is connected and whose visitor is signed in. */
beforeEach(async () => {
  page = openPage(chain.url, [owner.address, other.address])
  wire = stubFetch(server)
  stopWatching = endSessionOnChange(page.config, page.queryClient)
  await connect(page.config, { connector: page.wallet })
  await signIn(page.queryClient, await prepareSignIn(wire.browser, owner, anvil.id))
})
afterEach(() => {
  stopWatching()
  vi.unstubAllGlobals()
})

const logouts = () => wire.asked.filter((path) => path === '/api/auth/logout').length
const cachedSession = () => page.queryClient.getQueryData(sessionQuery.queryKey)

async function expectEnded() {
  await vi.waitFor(async () => expect(await wire.browser.fetchSession()).toBeNull())
  expect(cachedSession()).toBeNull()
  expect(logouts()).toBe(1)
}

async function expectKept() {
  // Whatever was asked before this is answered before it.
  await page.queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
  expect(cachedSession()).toMatchObject({ address: owner.address })
  expect(logouts()).toBe(0)
}

describe('the session ends', () => {
  it('when the wallet shows another account', async () => {
    page.wallet.onAccountsChanged([other.address, owner.address])
    await expectEnded()
  })

  it('when the wallet changes to another chain', async () => {
    page.wallet.onChainChanged(numberToHex(1))
    await expectEnded()
  })

  it('when the site switches the chain', async () => {
    await switchChain(page.config, { chainId: 1 })
    await expectEnded()
  })

  it('when the wallet changes to a chain that the site does not know', async () => {
    page.wallet.onChainChanged(numberToHex(424242))
    await expectEnded()
  })

  it('when another wallet is connected, though it shows the same account', async () => {
    await connect(page.config, { connector: page.otherWallet })
    expect(getAccount(page.config).address).toBe(owner.address)
    await expectEnded()
  })

  it('when the visitor goes back to another connected wallet', async () => {
    await connect(page.config, { connector: page.otherWallet })
    await expectEnded()
    await signIn(page.queryClient, await prepareSignIn(wire.browser, owner, anvil.id))
    await switchAccount(page.config, { connector: page.wallet })
    await vi.waitFor(async () => expect(await wire.browser.fetchSession()).toBeNull())
  })

  it('when the wallet disconnects', async () => {
    page.wallet.onDisconnect()
    await expectEnded()
  })

  it('when the visitor disconnects', async () => {
    await disconnect(page.config)
    await expectEnded()
  })
})

describe('the session stays', () => {
  it('when the wallet repeats the account and chain that it shows', async () => {
    page.wallet.onAccountsChanged([owner.address, other.address])
    page.wallet.emitter.emit('change', { accounts: [owner.address, other.address], chainId: anvil.id })
    page.wallet.onChainChanged(numberToHex(anvil.id))
    await expectKept()
  })

  it('when the wallet asks to connect once more and the visitor refuses', async () => {
    const connecting = connect(page.config, { connector: page.wallet })
    await expect(connecting).rejects.toThrow('already connected')
    await expectKept()
  })

  it('when nobody watches any more', async () => {
    stopWatching()
    page.wallet.onAccountsChanged([other.address])
    await expectKept()
  })
})

describe('after a page load', () => {
  async function reload(accounts = [owner.address, other.address] as const) {
    stopWatching()
    page = openPage(chain.url, [...accounts], page.kept)
    const watched: string[] = []
    page.config.subscribe(
      ({ status }) => status,
      (status) => watched.push(status),
    )
    stopWatching = endSessionOnChange(page.config, page.queryClient)
    return watched
  }

  it('the session stays while the wallet reconnects, and after', async () => {
    const statuses = await reload()
    await page.queryClient.fetchQuery(sessionQuery)
    await reconnect(page.config)
    expect(statuses).toEqual(['reconnecting', 'connected'])
    await expectKept()
  })

  it('the session stays when the wallet is back before the session is known', async () => {
    await reload()
    await reconnect(page.config)
    await page.queryClient.fetchQuery(sessionQuery)
    await expectKept()
  })

  it.each(['before', 'after'])(
    'the session ends when the wallet comes back with another account %s it is known',
    async (order) => {
      await reload([other.address, owner.address])
      if (order === 'after') await page.queryClient.fetchQuery(sessionQuery)
      await reconnect(page.config)
      if (order === 'before') await page.queryClient.fetchQuery(sessionQuery)
      await expectEnded()
    },
  )
})

describe('a server that does not sign out', () => {
  it('is asked once for each change, and the page shows the session that is still there', async () => {
    const observer = new QueryObserver(page.queryClient, sessionQuery)
    const unsubscribe = observer.subscribe(() => {})
    wire.isDown.add('/api/auth/logout')
    page.wallet.onAccountsChanged([other.address])
    await vi.waitFor(() => expect(logouts()).toBe(1))
    await vi.waitFor(() => expect(cachedSession()).toMatchObject({ address: owner.address }))
    await page.queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
    expect(logouts()).toBe(1)
    unsubscribe()
  })
})
