import { checkSettings } from '../../gateway/settings'
import { startConfigured } from '../../gateway/startConfigured'
import type { Chain } from '../chain'
import { describeWorld } from '../world'
import { devnetPriceIds, startPriceService } from './priceService'

type DevnetGatewayOptions = {
  /** 0 lets the system choose a free one. */
  port: number
  /** A JSON file with the list of Safe Apps. */
  safeApps?: string
}

/** The gateway as a host has it: it watches the Safes of the seeded chain, and each that somebody opens. */
export async function startDevnetGateway({ url, chainId }: Chain, { port, safeApps }: DevnetGatewayOptions) {
  const prices = await startPriceService()
  const settings = checkSettings({
    ...{ port, safeApps, database: ':memory:', prices: { url: prices.url }, mostSafes: 2_000 },
    chains: [{ id: chainId, rpc: url, publicRpc: url, pollSeconds: 0.5, priceIds: devnetPriceIds }],
    safes: listSafes().map(({ address }) => `${chainId}:${address}`),
  })
  const tell = (level: string, event: string, details: object = {}) => {
    if (level !== 'info') console.error('Gateway:', event, details)
  }
  const gateway = await startConfigured(settings, tell).catch(async (error) => {
    await prices.stop()
    throw error
  })
  return {
    url: gateway.url,
    stop: async () => {
      await gateway.stop()
      await prices.stop()
    },
  }
}

function listSafes() {
  const { single, shared, nested, withModule } = describeWorld()
  return [...Object.values(single), ...Object.values(shared), nested, withModule]
}
