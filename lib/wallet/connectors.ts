import { connectorsForWallets } from '@rainbow-me/rainbowkit'
import type { Config, Connector } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { publicEnv } from '@/lib/config/publicEnv'
import { restConnector } from './restConnector'
import { loadWalletGroups } from './walletGroups'

/** Adds the wallets' connectors, asleep, to a config that was made without any. Does nothing the second time. */
export async function addConnectors(config: Config): Promise<void> {
  if (config.connectors.length > 0) return
  const create = connectorsForWallets(await loadWalletGroups(), {
    appName: publicEnv.appName,
    projectId: publicEnv.walletConnectProjectId,
    walletConnectParameters: { relayUrl: publicEnv.walletConnectRelayUrl },
  })
  // Two early callers may both have waited: only the first adds.
  if (config.connectors.length > 0) return
  const { connectors } = config._internal
  connectors.setState(create.map((createConnector) => connectors.setup(restConnector(createConnector))))
}

// What RainbowKit adds to a connector that it makes.
type ListedConnector = Connector & { rkDetails?: { id?: string; iconUrl?: string | (() => Promise<string>) } }

/** The id that a wallet has in RainbowKit's list: several of them share wagmi's WalletConnect connector and its id. */
export function walletId(connector: ListedConnector): string {
  return connector.rkDetails?.id ?? connector.id
}

export async function walletPicture({ rkDetails }: ListedConnector): Promise<string | undefined> {
  return typeof rkDetails?.iconUrl === 'function' ? rkDetails.iconUrl() : rkDetails?.iconUrl
}

/** Restores the connection to one wallet and asks no other; resolves when it is restored or known to be gone. */
export async function restoreConnection(config: Config, id: string): Promise<void> {
  const candidates = config.connectors.filter((connector) => walletId(connector) === id)
  if (candidates.length > 0) await reconnect(config, { connectors: candidates })
}
