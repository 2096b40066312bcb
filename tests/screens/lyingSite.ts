import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { startDevnetChain } from '@/devnet/devnetChain'
import { devnetTokens } from '@/devnet/tokens'
import { startGateway } from '@/gateway/server'
import { seedClaims } from '@/tests/verify/claimsWorld'
import { connectOwner } from './connectOwner'
import { loadSite, openScreen } from './openScreen'
import { readSettled, type Sight } from './sight'
import { stubInView } from './stubInView'
import { startWire } from './wire'

export type Screen = {
  load: () => Promise<{ default: ComponentType }>
  /** Its address on the site, and that of the gateway's answer that it shows. */
  page: string
  path: RegExp
  /** It is drawn once it says this. */
  until: RegExp
  /** What it says of whose its marked words are, where they do not say so themselves. */
  whose?: string
  isReturning?: boolean
  /** An owner's wallet is connected. */
  isConnected?: boolean
  /** It draws several kinds, of which one may leave out what another shows. */
  isPartial?: boolean
  /** Under which name a field that is found out must stand, by its path. */
  names?: Readonly<Record<string, string>>
  /** Looks at the same in another way: what differs from the screen, if anything does. */
  compare?: (sight: Sight) => Promise<string | undefined>
}

type Shown = Omit<Screen, 'path'>

export type LyingSite = Awaited<ReturnType<typeof startLyingSite>>

/** The site's pages before a chain and a gateway in whose answers, on the wire, the test changes what it likes. */
export async function startLyingSite() {
  const chain = await startDevnetChain()
  const prices = { native: 2500, [devnetTokens.token]: 3, [devnetTokens.dollar]: 1 }
  const gateway = await startGateway({ chains: [{ rpcUrl: chain.url, prices }] })
  const world = await seedClaims(chain, gateway.url)
  const wire = await startWire(gateway.url)
  const site = await loadSite(chain.url, wire.url)
  // Addresses are not in view, so that no name of theirs is looked up.
  stubInView(({ tagName }) => tagName === 'LI')
  // Ages in words would differ from one look to the next.
  vi.useFakeTimers({ toFake: ['Date'] })

  /** Answers at addresses that fit are told changed; the others as they are. */
  const tell = (path: RegExp, change: (answer: unknown) => unknown) =>
    wire.lie((request, answer) => (path.test(request.split('?')[0] ?? '') ? change(answer) : undefined))

  /** The page as a visitor sees it who was never here, unless returning: what this browser saw is kept then. */
  const open = async ({ load, page: path, until, isReturning, isConnected }: Shown) => {
    if (!isReturning) localStorage.clear()
    sessionStorage.clear()
    const { default: Page } = await load()
    const page = openScreen(site, Page, path)
    if (isConnected) await connectOwner(site.wagmiConfig, chain)
    return { ...page, sight: await readSettled(page.container, until) }
  }

  return {
    ...{ chain, gateway, gatewayUrl: wire.url, world, site, tell },
    param: `safe=dev:${world.safe.address}`,
    open,
    look: async (screen: Shown): Promise<Sight> => {
      const { close, sight } = await open(screen)
      close()
      return sight
    },
    stop: async () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
      vi.unstubAllEnvs()
      vi.resetModules()
      await wire.close()
      await gateway.stop()
      await chain.stop()
    },
  }
}
