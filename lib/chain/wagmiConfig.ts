import { createConfig, createStorage } from 'wagmi'
import { publicEnv } from '@/lib/config/publicEnv'
import { browserStorage } from '@/lib/storage/browserStorage'
import { chainTransport } from './chainTransport'

const chains = publicEnv.chains

/**
 * Reads work from the first paint; connectors are added when RainbowKit's piece arrives (connectors.ts), so that no
 * wallet code is loaded before. Discovery stays off: the list has the one group that the specification names.
 */
export const wagmiConfig = createConfig({
  chains,
  transports: Object.fromEntries(chains.map((chain) => [chain.id, chainTransport])),
  connectors: [],
  multiInjectedProviderDiscovery: false,
  storage: createStorage({ storage: browserStorage }),
  ssr: true,
})
