import type { Wallet } from '@rainbow-me/rainbowkit'
import { injectedWallet } from '@rainbow-me/rainbowkit/wallets'
import { createConnector } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { findInjectedProviders } from './injectedProvider'

/**
 * The browser's own wallet. RainbowKit's entry is listed even without one and then spins for ever; this one is ready
 * only when a provider is there, and reaches extensions that announce themselves without setting `window.ethereum`.
 */
export function browserWallet(): Wallet {
  const found = findInjectedProviders()
  const provider = found.legacy ?? found.announced[0]?.provider
  const wallet = injectedWallet()
  if (!provider) return { ...wallet, installed: false, hidden: () => true }
  return {
    ...wallet,
    installed: true,
    createConnector: (details) =>
      createConnector((config) => ({
        ...injected({ target: { id: wallet.id, name: wallet.name, provider } })(config),
        ...details,
      })),
  }
}
