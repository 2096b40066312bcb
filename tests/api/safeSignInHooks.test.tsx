// @vitest-environment jsdom
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { owners } from '@/devnet/accounts'
import { type Chain, createChainClient } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { signSafeMessage } from '@/devnet/safeMessages'
import { createSafe, type Safe } from '@/devnet/safes'
import { dropPendingSignIn, expiryOf } from '@/lib/auth/parentSignIn'
import { sessionQuery } from '@/lib/auth/sessionQuery'
import { useOwnersSignIn } from '@/lib/auth/useOwnersSignIn'
import { useParentSignIn } from '@/lib/auth/useParentSignIn'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { hold } from '@/tests/screens/hold'
import { type AuthServer, startAuthServerWith } from './authServer'
import { openPage, stubFetch } from './sessionPage'

// Signed in as a Safe whose owners sign one after the other, as a page shows it.

configure({ asyncUtilTimeout: 15_000 })
const [alice, bob] = owners
const { origin } = window.location
const chainId = 31337

let chain: Chain
let server: AuthServer
let safe: Safe
let other: Safe
beforeAll(async () => {
  chain = await startDevnetChain()
  const create = (saltNonce: bigint) =>
    createSafe(chain, { version: '1.4.1', owners: [alice.address, bob.address], threshold: 2, saltNonce })
  safe = await create(1n)
  other = await create(2n)
  server = await startAuthServerWith({
    siteOrigin: origin,
    chains: [createChainClient(chain.url, chain.chainId).chain],
  })
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})

let wire: ReturnType<typeof stubFetch>
beforeEach(() => {
  wire = stubFetch(server, origin)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropPendingSignIn()
})

/** A page that is loaded anew: what is in memory is its own. */
function load<Result>(use: () => Result) {
  const { config, queryClient } = openPage(chain.url, [alice.address])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
  const { result, unmount } = renderHook(use, { wrapper })
  const signedIn = async () => {
    const session = { address: safe.address, chainId, isSafe: true }
    await waitFor(() => expect(queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject(session))
    expect(await wire.browser.fetchSession()).toMatchObject(session)
  }
  return { now: () => result.current, unmount, signedIn }
}

describe('with what the owners sign at any site', () => {
  const open = (of = safe) => load(() => useOwnersSignIn({ chainId, address: of.address }))
  const sign = async (message = '', signers = [alice, bob]) => ({
    message,
    signature: await signSafeMessage(chain, safe, message, signers),
  })
  /** Asks for a message, and gives it. */
  async function prepare({ now }: ReturnType<typeof open>) {
    const onReady = vi.fn()
    act(() => now().prepare(onReady))
    await waitFor(() => expect(onReady).toHaveBeenCalledOnce())
    await waitFor(() => expect(now().isPreparing).toBe(false))
    return now().waiting?.message
  }

  test('the message waits for days, over a reload, until this browser is signed in with it', async () => {
    const first = open()
    expect(first.now().waiting).toBeUndefined()
    const message = await prepare(first)
    expect(message).toContain(safe.address)
    first.unmount()
    const { now, signedIn } = open()
    expect(now().waiting).toEqual({ message, expiresAt: expiryOf(message ?? '') })
    const signed = await sign(message)
    const held = hold()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => held.until.then(() => fetch(...given)))
    act(() => now().finish(signed))
    await waitFor(() => expect(now().isFinishing).toBe(true))
    held.go()
    await signedIn()
    await waitFor(() => expect(now()).toMatchObject({ waiting: undefined, isFinishing: false, error: null }))
  })

  test('with too few signatures the message stays; a new one takes its place, and the failure is forgotten', async () => {
    const page = open()
    const { now } = page
    const message = await prepare(page)
    const signed = await sign(message, [alice])
    act(() => now().finish(signed))
    await waitFor(() => expect(now().error).toBeInstanceOf(Error))
    expect([now().waiting?.message, await wire.browser.fetchSession()]).toEqual([message, null])
    const renewed = await prepare(page)
    expect(now().error).toBeNull()
    expect([undefined, message]).not.toContain(renewed)
  })

  test('a server that does not answer is said to be silent, and the message of before stays', async () => {
    const page = open()
    const { now } = page
    const message = await prepare(page)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    const onReady = vi.fn()
    act(() => now().prepare(onReady))
    await waitFor(() => expect(now().error).toBeInstanceOf(Error))
    expect([now().waiting?.message, onReady.mock.calls]).toEqual([message, []])
  })

  test('the message is of one Safe alone, and gone once it is dropped', async () => {
    const page = open()
    await prepare(page)
    const of = open(other)
    expect(of.now().waiting).toBeUndefined()
    act(() => of.now().drop())
    expect(page.now().waiting).toBeDefined()
    act(() => page.now().drop())
    expect(page.now().waiting).toBeUndefined()
  })
})

describe('at the site of the Safe around the page', () => {
  /** It has the owners sign each text that it took, as soon as they do. */
  function createSite() {
    const sdk = new SafeAppsSDK()
    const site: { sdk: SafeAppsSDK; taken: string[]; isSigned: boolean; refusal?: Error } = {
      ...{ sdk, taken: [], isSigned: false },
    }
    sdk.txs.signMessage = async (text) => {
      if (site.refusal) throw site.refusal
      site.taken.push(String(text))
      const account = { chainId, address: safe.address, version: safe.version }
      return { messageHash: hashSafeMessage(account, String(text)).safeMessageHash } as never
    }
    sdk.safe.getOffChainSignature = async () =>
      site.isSigned ? signSafeMessage(chain, safe, site.taken.at(-1) ?? '', [alice, bob]) : ''
    return site
  }
  const open = ({ sdk }: ReturnType<typeof createSite>, { address, version } = safe) => {
    const claimed = { address, chainId, threshold: 2, owners: [alice.address, bob.address], isReadOnly: false }
    return load(() => useParentSignIn({ sdk, safe: claimed }, version))
  }
  const idle = { isRunning: false, error: undefined, left: undefined }
  /** Begins one for which nobody signs yet, and gives its text. */
  async function begin(site: ReturnType<typeof createSite>, { now }: ReturnType<typeof open>) {
    const before = site.taken.length
    act(() => now().start())
    await waitFor(() => expect(site.taken).toHaveLength(before + 1))
    await waitFor(() => expect(now().attempt).toEqual({ message: site.taken.at(-1), answer: expect.anything() }))
    expect(now()).toMatchObject({ isRunning: true, isResumed: false, left: undefined })
    return now().attempt?.message ?? ''
  }

  test('its owners sign there, and this browser is signed in; nothing of it is left', async () => {
    const site = createSite()
    const { now, signedIn } = open(site)
    expect(now()).toMatchObject({ ...idle, attempt: undefined })
    site.isSigned = true
    act(() => now().start())
    await signedIn()
    await waitFor(() => expect(now()).toMatchObject(idle))
    expect(site.taken).toEqual([now().attempt?.message])
  })

  test('what a reload interrupted goes on by itself, and the site is not asked once more', async () => {
    const site = createSite()
    const first = open(site)
    const message = await begin(site, first)
    first.unmount()
    const again = open(site)
    await waitFor(() => expect(again.now()).toMatchObject({ isRunning: true, isResumed: true, attempt: { message } }))
    again.unmount()
    site.isSigned = true
    await open(site).signedIn()
    expect(site.taken).toEqual([message])
  })

  test('stopping only stops the waiting: it is gone on with, asked for once more, or discarded', async () => {
    const site = createSite()
    const page = open(site)
    const { now } = page
    const message = await begin(site, page)
    act(() => now().stop())
    expect(now()).toMatchObject({ ...idle, left: { expiresAt: expiryOf(message) } })
    act(() => now().start())
    expect(now()).toMatchObject({ isRunning: true, isResumed: true, left: undefined })
    expect(site.taken).toEqual([message])
    act(() => now().askAgain())
    await waitFor(() => expect(site.taken).toEqual([message, message]))
    expect(now()).toMatchObject({ isRunning: true, isResumed: false })
    act(() => now().discard())
    expect(now()).toMatchObject(idle)
    expect(await begin(site, page)).not.toBe(message)
    act(() => now().stop())
    expect(now().left).toBeDefined()
    act(() => now().discard())
    expect(now()).toMatchObject(idle)
  })

  test('what waits for one Safe is not gone on with as another', async () => {
    const site = createSite()
    const page = open(site)
    await begin(site, page)
    page.unmount()
    const { now } = open(site, other)
    expect(now()).toMatchObject(idle)
  })

  test('a site that will not is told of, its user’s refusal is not, and neither leaves anything', async () => {
    const site = createSite()
    const { now } = open(site)
    for (const [refusal, error] of [
      [new Error('not supported'), expect.any(Error)],
      [new Error('Signature was rejected'), undefined],
    ] as const) {
      site.refusal = refusal
      act(() => now().start())
      expect(now()).toMatchObject({ isRunning: true, error: undefined })
      await waitFor(() => expect(now()).toMatchObject({ ...idle, error }))
    }
    expect(await wire.browser.fetchSession()).toBeNull()
  })
})
