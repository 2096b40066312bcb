import { anvil } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect, disconnect, signMessage } from 'wagmi/actions'
import { owners } from '@/devnet/accounts'
import { type Chain, createChainClient, startChain } from '@/devnet/chain'
import { createAuthAdapter } from '@/lib/auth/adapter'
import { signIn, signOut } from '@/lib/auth/sessionActions'
import { sessionQuery } from '@/lib/auth/sessionQuery'
import { type AuthServer, startAuthServerWith } from './authServer'
import { openPage, stubFetch } from './sessionPage'

const [{ address }, { address: otherAddress }] = owners
let chain: Chain
let server: AuthServer
beforeAll(async () => {
  chain = await startChain()
  server = await startAuthServerWith({ chains: [createChainClient(chain.url, anvil.id).chain] })
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let page: ReturnType<typeof openPage>
let wire: ReturnType<typeof stubFetch>
let adapter: ReturnType<typeof createAuthAdapter>
beforeEach(async () => {
  page = openPage(chain.url, [address, otherAddress])
  wire = stubFetch(server)
  adapter = createAuthAdapter(page.config, page.queryClient, server.origin)
  await connect(page.config, { connector: page.wallet })
})

async function sign(nonce: string) {
  const message = await adapter.createMessage({ nonce, address, chainId: anvil.id })
  return { message, signature: await signMessage(page.config, { account: address, message }) }
}

async function signInByDialog() {
  return adapter.verify(await sign(await adapter.getNonce()))
}

const session = { address, chainId: anvil.id }
const cachedSession = () => page.queryClient.getQueryData(sessionQuery.queryKey)

describe("RainbowKit's adapter", () => {
  it('signs the connected account in', async () => {
    expect(await signInByDialog()).toBe(true)
    expect(cachedSession()).toMatchObject(session)
    expect(await wire.browser.fetchSession()).toMatchObject(session)
  })

  it('makes the message at once while its nonce is fresh, so that a wallet may open on the same click', async () => {
    const nonce = await adapter.getNonce()
    expect(adapter.createMessage({ nonce, address, chainId: anvil.id })).toEqual(expect.stringContaining(nonce))
  })

  it('fails when the nonce, the message or the check fails, so that the dialog says so', async () => {
    wire.isDown.add('/api/auth/nonce')
    await expect(adapter.getNonce()).rejects.toMatchObject({ reason: 'no_answer' })
    await expect(adapter.createMessage({ nonce: 'unknown', address, chainId: anvil.id })).rejects.toMatchObject({
      reason: 'no_answer',
    })
    const wrong = { message: 'x', signature: '0x' }
    await expect(adapter.verify(wrong)).rejects.toMatchObject({ reason: 'malformed_message' })
    expect(cachedSession()).toBeUndefined()
  })

  it('takes a fresh nonce for the second try in the same dialog', async () => {
    const nonce = await adapter.getNonce()
    const { message } = await sign(nonce)
    await expect(adapter.verify({ message, signature: '0x' })).rejects.toMatchObject({ reason: 'invalid_signature' })
    const again = await sign(nonce)
    expect(again.message).not.toContain(nonce)
    expect(await adapter.verify(again)).toBe(true)
  })

  it('takes a fresh nonce when the dialog has been open for long', async () => {
    const nonce = await adapter.getNonce()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
    expect(await adapter.createMessage({ nonce, address, chainId: anvil.id })).not.toContain(nonce)
  })

  it('keeps the session while the wallet still shows its account, and ends it otherwise', async () => {
    await signInByDialog()
    await adapter.signOut()
    expect(await wire.browser.fetchSession()).toMatchObject(session)
    await disconnect(page.config)
    await adapter.signOut()
    expect(cachedSession()).toBeNull()
    expect(await wire.browser.fetchSession()).toBeNull()
  })
})

describe('signing out', () => {
  it('asks the server once, and not at all when nobody is signed in', async () => {
    await signInByDialog()
    await Promise.all([signOut(page.queryClient), signOut(page.queryClient)])
    expect(wire.asked.filter((path) => path === '/api/auth/logout')).toHaveLength(1)
  })

  it('does not undo a sign-in that was asked for after it', async () => {
    await signInByDialog()
    const signed = await sign(await adapter.getNonce())
    await Promise.all([signOut(page.queryClient), signIn(page.queryClient, signed)])
    expect(cachedSession()).toMatchObject(session)
    expect(await wire.browser.fetchSession()).toMatchObject(session)
  })

  it('fails aloud when the server does not answer, and then shows the session that is still there', async () => {
    await signInByDialog()
    wire.isDown.add('/api/auth/logout')
    await expect(signOut(page.queryClient)).rejects.toMatchObject({ reason: 'no_answer' })
    expect(await page.queryClient.fetchQuery(sessionQuery)).toMatchObject(session)
  })

  it('is not overtaken by an older answer about the session', async () => {
    await signInByDialog()
    const slow = page.queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => 'cancelled')
    await signOut(page.queryClient)
    await slow
    expect(cachedSession()).toBeNull()
  })
})
