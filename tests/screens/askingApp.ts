import { QueryClient } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { vi } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import type { ReadClient } from '@/lib/chain/readClient'
import { createGateway } from '@/lib/gateway/client/client'
import { readSafe } from '@/lib/safe/account/readSafe'
import { chainAlone, joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { startLimitedNode } from '@/tests/safe/limitedNode'
import { loadSite } from './openScreen'

/** A Safe as a page has it that asks the chain alone. */
export async function viewOf(chain: Chain, address: Address): Promise<SafeView> {
  const view = joinSafe({ chainId: 31337, address }, await readSafe(chain.client, address), undefined, chainAlone)
  if (!view) throw new Error('The Safe cannot be read')
  return view
}

/** What answers the apps of a site without a Safe service, and what that keeps. */
async function loadAppHost(chain: Chain) {
  await loadSite(chain.url, '')
  const [host, handlers, desk, permissions, held, acts, notes, tokens, { browserStorage }] = await Promise.all([
    import('@/lib/safe-apps/host/hostDeps'),
    import('@/lib/safe-apps/host/hostHandlers'),
    import('@/lib/safe-apps/host/reviewDesk'),
    import('@/lib/safe-apps/permissions/permissions'),
    import('@/lib/drafts/heldTransactions'),
    import('@/lib/signing/unfinished/unfinishedActs'),
    import('@/lib/signing/unfinished/noteAct'),
    import('@/lib/safe-view/namedTokens'),
    import('@/lib/storage/browserStorage'),
  ])
  const { createHostDeps } = host
  const { createAppHandlers } = handlers

  /** An app that runs beside a Safe, on a page whose node this is. */
  function openApp(safe: SafeView, client: ReadClient) {
    const deps = createHostDeps({
      ...{ appOrigin: 'https://app.example', read: () => ({ safe, account: undefined, entries: [] }), client },
      ...{ gateway: createGateway({ baseUrl: 'http://127.0.0.1:9' }), queryClient: new QueryClient() },
      ...{ permissions: permissions.createPermissions(window.localStorage), desk: desk.createReviewDesk() },
    })
    const asked = createAppHandlers(deps)
    const { signal } = new AbortController()
    return {
      getBySafeTxHash: async (safeTxHash: Hex) => asked.getTxBySafeTxHash({ safeTxHash }, signal),
      getBalances: async () => asked.getSafeBalances({ currency: 'usd' }, signal),
    }
  }
  return { ...held, ...acts, ...notes, ...tokens, browserStorage, openApp }
}

/** A chain, a node of it that can be limited, and what answers apps there; `mend` is for after each test. */
export async function startAppWorld() {
  const chain = await startDevnetChain()
  const node = await startLimitedNode(chain)
  const host = await loadAppHost(chain)
  const mend = () => {
    localStorage.clear()
    node.limit = () => undefined
    node.ranges.length = 0
  }
  const stop = async () => {
    vi.unstubAllEnvs()
    vi.resetModules()
    node.stop()
    await chain.stop()
  }
  return { chain, node, host, mend, stop }
}

export type AppWorld = Awaited<ReturnType<typeof startAppWorld>>
