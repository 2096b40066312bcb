import { getWalletConnectConnector, type Wallet } from '@rainbow-me/rainbowkit'
import { metaMaskWallet as publishedEntry } from '@rainbow-me/rainbowkit/wallets'
import { createConnector } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { findInjectedProviders, findProvider } from './injectedProvider'

type WalletOptions = Parameters<typeof getWalletConnectConnector>[0]

/**
 * MetaMask by its extension when that is there, else over WalletConnect with MetaMask's link. Ours because RainbowKit's
 * entry needs the MetaMask SDK, whose licence forbids commercial use.
 */
export function metaMaskWallet({ projectId, walletConnectParameters }: WalletOptions): Wallet {
  const provider = findProvider(findInjectedProviders(), 'io.metamask', 'isMetaMask')
  return {
    id: 'metaMask',
    name: 'MetaMask',
    rdns: 'io.metamask',
    iconUrl: loadIcon,
    iconAccent: '#f6851a',
    iconBackground: '#fff',
    installed: provider ? true : undefined,
    downloadUrls: {
      android: 'https://play.google.com/store/apps/details?id=io.metamask',
      ios: 'https://apps.apple.com/us/app/metamask/id1438144202',
      mobile: 'https://metamask.io/download',
      qrCode: 'https://metamask.io/download',
      chrome: 'https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
      firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask',
      browserExtension: 'https://metamask.io/download',
    },
    ...(provider
      ? {
          createConnector: (details) =>
            createConnector((config) => ({
              ...injected({ target: { id: 'metaMask', name: 'MetaMask', provider } })(config),
              ...details,
            })),
        }
      : {
          mobile: { getUri: (uri) => `metamask://wc?uri=${encodeURIComponent(uri)}` },
          qrCode: {
            getUri: (uri) => `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`,
            instructions: instructionsFor('qr_code'),
          },
          extension: { instructions: instructionsFor('extension') },
          createConnector: getWalletConnectConnector({ projectId, walletConnectParameters }),
        }),
  }
}

/** RainbowKit's own texts for the steps after a download, by their keys. */
function instructionsFor(means: 'qr_code' | 'extension') {
  return {
    learnMoreUrl: 'https://metamask.io/faqs/',
    steps: (['install', 'create', 'refresh'] as const).map((step, index) => ({
      step,
      title: `wallet_connectors.metamask.${means}.step${index + 1}.title` as const,
      description: `wallet_connectors.metamask.${means}.step${index + 1}.description` as const,
    })),
  }
}

/** RainbowKit's own picture of the fox: only its entry's icon is taken, not its connector. */
async function loadIcon(): Promise<string> {
  const { iconUrl } = publishedEntry({ projectId: 'unused' })
  return typeof iconUrl === 'function' ? iconUrl() : iconUrl
}
