import type { Wallet } from '@rainbow-me/rainbowkit'
import { blo } from 'blo'
import { createConnector } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { findChain, rpcUrl } from '@/lib/config/chain'
import { devnetChainId } from '@/lib/config/chainIds.js'
import { createDevnetProvider } from './devnetProvider'
import { devnetAccount } from './words'

/**
 * A wallet for newcomers without one: the devnet's node holds its own test accounts and signs for them. Only compiled
 * in when the devnet is a configured chain (connectors.ts).
 */
export function devnetWallet(): Wallet {
  const chain = findChain(devnetChainId)
  const provider = createDevnetProvider(chain ? rpcUrl(chain) : '')
  return {
    id: 'devnet',
    name: devnetAccount,
    iconUrl: async () => blo('0x0000000000000000000000000000000000031337'),
    iconBackground: '#111',
    installed: true,
    createConnector: (details) =>
      createConnector((config) => ({
        ...injected({ target: { id: 'devnet', name: devnetAccount, provider } })(config),
        ...details,
      })),
  }
}
