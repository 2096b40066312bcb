import { QueryObserver } from '@tanstack/react-query'
import { numberToHex } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect, disconnect, getAccount } from 'wagmi/actions'
import { owners, recipients } from '@/devnet/accounts'
import { type Chain, createChainClient, startChain } from '@/devnet/chain'
import { deployContracts } from '@/devnet/contracts'
import { signSafeMessage } from '@/devnet/safeMessages'
import { createSafe, type Safe } from '@/devnet/safes'
import { createAuthAdapter } from '@/lib/auth/adapter'
import { fetchSafeNonce } from '@/lib/auth/authApi'
import { parseSession } from '@/lib/auth/session'
import { signIn } from '@/lib/auth/sessionActions'
import { sessionOwnerQuery } from '@/lib/auth/sessionOwner'
import { sessionQuery } from '@/lib/auth/sessionQuery'
import { waitingMessage } from '@/lib/auth/waitingSignIns'
import { endSessionOnChange } from '@/lib/auth/watchSession'
import { type AuthServer, startAuthServerWith } from './authServer'
import { openPage, stubFetch } from './sessionPage'

// Signed in as a Safe, with the wallet of an owner: whose accounts keep the session.

const [alice, bob, carol] = owners
const [outsider] = recipients
let chain: Chain
let server: AuthServer
let inner: Safe
let safe: Safe
beforeAll(async () => {
  chain = await startChain()
  await deployContracts(chain)
  inner = await createSafe(chain, { version: '1.4.1', owners: [carol.address], threshold: 1 })
  safe = await createSafe(chain, {
    version: '1.4.1',
    owners: [alice.address, bob.address, inner.address],
    threshold: 2,
  })
  server = await startAuthServerWith({ chains: [createChainClient(chain.url, chain.chainId).chain] })
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})

let page: ReturnType<typeof openPage>
let wire: ReturnType<typeof stubFetch>
let stop: (() => void)[] = []

async function openSignedIn(url = chain.url) {
  page = openPage(url, [alice.address, bob.address, carol.address, outsider.address])
  wire = stubFetch(server)
  stop = [endSessionOnChange(page.config, page.queryClient)]
  await connect(page.config, { connector: page.wallet })
  const nonce = await fetchSafeNonce({ chainId: anvil.id, address: safe.address })
  const message = waitingMessage({ chainId: anvil.id, address: safe.address, ...nonce }, server.origin)
  const signature = await signSafeMessage(chain, safe, message, [alice, bob])
  await signIn(page.queryClient, { message, signature })
}
beforeEach(() => openSignedIn())
afterEach(() => {
  for (const end of stop) end()
  vi.unstubAllGlobals()
})

/** Looks up the connected account as the page does. */
async function judge() {
  const session = parseSession(page.queryClient.getQueryData(sessionQuery.queryKey))
  const query = sessionOwnerQuery(page.config, session, getAccount(page.config).address)
  const observer = new QueryObserver(page.queryClient, query)
  stop.push(observer.subscribe(() => {}))
  // A node that does not answer is asked several times.
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false), { timeout: 10_000 })
  return observer.getCurrentResult().data
}

const expectKept = async () =>
  expect(await wire.browser.fetchSession()).toMatchObject({ address: safe.address, isSafe: true })
const expectEnded = () => vi.waitFor(async () => expect(await wire.browser.fetchSession()).toBeNull())

describe('a session of a Safe', () => {
  it.each([
    ['an owner', alice.address],
    ['another owner', bob.address],
    ['an owner of a Safe among the owners', carol.address],
  ])('stays with %s connected, on whichever chain', async (_, account) => {
    page.wallet.onAccountsChanged([account])
    page.wallet.onChainChanged(numberToHex(1))
    expect(await judge()).toBe(true)
    await expectKept()
  })

  it('ends when an account is connected that is no owner', async () => {
    page.wallet.onAccountsChanged([outsider.address])
    expect(await judge()).toBe(false)
    await expectEnded()
    expect(page.queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
  })

  it('ends with another wallet, as every session, though it shows the same owner', async () => {
    await connect(page.config, { connector: page.otherWallet })
    expect(getAccount(page.config).address).toBe(alice.address)
    await expectEnded()
  })

  it('ends on disconnect, as every session', async () => {
    await disconnect(page.config)
    expect(getAccount(page.config).status).toBe('disconnected')
    await expectEnded()
  })

  it('stays while the chain does not say who the owners are', async () => {
    for (const end of stop) end()
    vi.unstubAllGlobals()
    await openSignedIn('http://127.0.0.1:9')
    page.wallet.onAccountsChanged([outsider.address])
    expect(await judge()).toBeUndefined()
    await expectKept()
  })

  it('is not ended by the dialog’s package, which signs out when a wallet repeats its accounts', async () => {
    const adapter = createAuthAdapter(page.config, page.queryClient, server.origin)
    await adapter.signOut()
    await expectKept()
    page.wallet.onAccountsChanged([outsider.address])
    await judge()
    await adapter.signOut()
    await expectEnded()
  })
})
