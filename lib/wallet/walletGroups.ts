import type { WalletList } from '@rainbow-me/rainbowkit'
import { braveWallet, coinbaseWallet, rainbowWallet, walletConnectWallet } from '@rainbow-me/rainbowkit/wallets'
import { publicEnv } from '@/lib/config/publicEnv'
import { browserWallet } from './browserWallet'
import { isFramed } from './framing'
import { metaMaskWallet } from './metaMaskWallet'
import { safeWallet } from './safeWallet'

/**
 * The one group, in the specified order; the devnet's own account comes first where the devnet is configured. Inside a
 * frame there is the Safe alone: another wallet there would act for somebody else than the Safe that is shown around.
 */
export async function loadWalletGroups(): Promise<WalletList> {
  const parentSafe = () => safeWallet({ allowedOrigins: publicEnv.embeddingOrigins })
  if (isFramed()) return [{ groupName: 'Popular', wallets: [parentSafe] }]
  const wallets = [
    browserWallet,
    parentSafe,
    rainbowWallet,
    coinbaseWallet,
    metaMaskWallet,
    walletConnectWallet,
    braveWallet,
  ]
  if (process.env.COUNTERSIGN_DEVNET === 'true') {
    const { devnetWallet } = await import('./devnetWallet')
    return [{ groupName: 'Popular', wallets: [devnetWallet, ...wallets] }]
  }
  return [{ groupName: 'Popular', wallets }]
}
