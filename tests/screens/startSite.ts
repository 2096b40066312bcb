import { configure } from '@testing-library/react'
import { vi } from 'vitest'
import { type DevnetChainOptions, startDevnetChain } from '@/devnet/devnetChain'
import { devnetTokens } from '@/devnet/tokens'
import { startGateway } from '@/gateway/server'
import { loadSite } from './openScreen'
import { startWire } from './wire'

type SiteOptions = Pick<DevnetChainOptions, 'seeded'> & {
  /** The chains of the site's settings, 31337 alone unless told; of any other its node says that it is not that. */
  chainIds?: readonly number[]
}

/** The site's own modules before a chain and a gateway, on whose wires the test has its hand. */
export async function startSite({ seeded = false, chainIds }: SiteOptions = {}) {
  // Answers come over real wires, on machines that do other things meanwhile.
  configure({ asyncUtilTimeout: 15_000 })
  const chain = await startDevnetChain({ seeded })
  const prices = { native: 2500, [devnetTokens.token]: 3, [devnetTokens.dollar]: 1 }
  const gateway = await startGateway({ chains: [{ rpcUrl: chain.url, prices }] })
  const [node, service] = await Promise.all([startWire(chain.url), startWire(gateway.url)])
  const site = await loadSite(node.url, service.url, chainIds)
  return {
    ...{ chain, gateway, node, service, site },
    /** Everything gets through again, as it is. */
    mend: () => {
      for (const wire of [node, service]) {
        wire.set('pass')
        wire.lie(undefined)
        wire.addHeaders({})
      }
    },
    stop: async () => {
      await Promise.all([node.close(), service.close()])
      vi.unstubAllGlobals()
      vi.unstubAllEnvs()
      vi.resetModules()
      await gateway.stop()
      await chain.stop()
    },
  }
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>
