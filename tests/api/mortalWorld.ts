import { QueryClient } from '@tanstack/react-query'
import { createWalletClient, http, type PublicClient } from 'viem'
import { vi } from 'vitest'
import { owners } from '@/devnet/accounts'
import { createChainClient } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe } from '@/devnet/safes'
import { startGateway } from '@/gateway/server'
import { createGateway } from '@/lib/gateway/client/client'
import { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import { startAuthServerWith } from './authServer'
import { openBrowser } from './browser'
import { startWire, type Wire } from './cutWire'

const [alice, bob] = owners
const everyone = [alice.address, bob.address]
export const network = globalThis.fetch

export type World = Awaited<ReturnType<typeof startWorld>>
export type Tab = ReturnType<World['openTab']>

export type Act = {
  wire: () => Wire
  /** The call that takes effect. */
  isMeant: (method: string | undefined, url: string, body: string) => boolean
  begin?: () => Promise<void>
  run: (tab: Tab) => Promise<unknown>
  /** What a service, the chain or the server has of it. */
  exists: () => Promise<number>
  told: (tab: Tab) => Promise<string>
}

export function refOf({ chain, safe }: Pick<World, 'chain' | 'safe'>) {
  return { chainId: chain.chainId, address: safe.address }
}

/** A chain, a service and a sign-in server, each behind a wire, and tabs that may die before any of them. */
export async function startWorld() {
  const chain = await startDevnetChain()
  const service = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  const server = await startAuthServerWith({ chains: [createChainClient(chain.url, chain.chainId).chain] })
  const [one, two, three] = await Promise.all([service.url, server.origin, chain.url].map(startWire))
  if (!one || !two || !three) throw new Error('Three wires are needed')
  const wires: { service: Wire; server: Wire; node: Wire } = { service: one, server: two, node: three }
  const disk = new Map<string, string>()
  let lastTab: { isDead: boolean } | undefined
  const create = (count: number) =>
    createSafe(chain, { version: '1.4.1', owners: everyone, threshold: 2, saltNonce: BigInt(7_000 + count) })
  const browse = () => openBrowser({ origin: wires.server.url, stop: async () => undefined }, server.origin)
  /** The Safe of this test and the browser of its owners; how often a wallet was asked, and whether it is deaf to it. */
  const state = { safe: await create(0), browser: browse(), count: 0, prompts: 0, isWalletDeaf: false }

  /** The page's own cookies, which outlive a tab. */
  function cookieJar() {
    const jar = new Map<string, string>()
    return {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      set cookie(given: string) {
        const [, name = '', value = '', maxAge] = /^([^=]+)=([^;]*);.*Max-Age=(-?\d+)/.exec(given) ?? []
        if (lastTab?.isDead) return
        if (Number(maxAge) > 0) jar.set(name, value)
        else jar.delete(name)
      },
    }
  }

  /** A tab: what is in memory is its own, what is kept is the browser's. A dead one writes nothing any more. */
  function openTab() {
    const tab = { isDead: false }
    lastTab = tab
    const storage = new GuardedStorage({
      length: 0,
      key: () => null,
      clear: () => undefined,
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (!tab.isDead) disk.set(key, value)
      },
      removeItem: (key: string) => {
        if (!tab.isDead) disk.delete(key)
      },
    })
    const node = createWalletClient({ transport: http(chain.url, { retryCount: 0 }) })
    const throughWire = createWalletClient({ transport: http(wires.node.url, { retryCount: 0 }) })
    const asking = <Arguments extends unknown[], Result>(answer: (...given: Arguments) => Promise<Result>) => {
      return (...given: Arguments): Promise<Result> => {
        state.prompts += 1
        return state.isWalletDeaf ? new Promise<never>(() => undefined) : answer(...given)
      }
    }
    const wallet = {
      getChainId: () => node.getChainId(),
      signTypedData: asking(node.signTypedData),
      signMessage: asking(node.signMessage),
      sendTransaction: asking(throughWire.sendTransaction),
    }
    return Object.assign(tab, {
      storage,
      unfinished: new UnfinishedActs(storage),
      wallet: wallet as unknown as typeof node,
      client: chain.client as PublicClient,
      gateway: createGateway({ baseUrl: wires.service.url }),
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: 0 } } }),
      current: () => ({ account: alice.address, chainId: chain.chainId }),
    })
  }

  return Object.assign(state, {
    ...{ chain, service, server, wires, openTab },
    /** Another Safe, and a browser that was never here. */
    renew: async () => {
      state.count += 1
      disk.clear()
      Object.assign(state, { safe: await create(state.count), browser: browse(), prompts: 0, isWalletDeaf: false })
      vi.stubGlobal('document', cookieJar())
      vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
        const path = String(input)
        if (!path.startsWith('/')) return network(input, init)
        const headers = { ...(init.method === 'POST' && { origin: server.origin, 'content-type': 'application/json' }) }
        const body = typeof init.body === 'string' ? init.body : undefined
        const answer = await state.browser.send(path, { method: init.method ?? 'GET', headers, body })
        return Response.json(answer.body, { status: answer.status })
      })
    },
    mend: () => {
      vi.unstubAllGlobals()
      for (const wire of Object.values(wires)) wire.mend()
    },
    stop: async () => {
      await Promise.all(Object.values(wires).map((wire) => wire.stop()))
      await Promise.all([service.stop(), server.stop()])
      await chain.stop()
    },
  })
}
