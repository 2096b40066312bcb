import { devnetAccount } from '@/lib/wallet/words'

export type ListedWallet = { id: string; name: string; background: string }

// Where the devnet is not configured its account is not listed.
const devnet =
  process.env.COUNTERSIGN_DEVNET === 'true' ? [{ id: 'devnet', name: devnetAccount, background: '#111' }] : []

/** What RainbowKit's list has outside a frame (lib/wallet/walletGroups), without its code; a test holds one to the other. */
export const listedWallets: readonly ListedWallet[] = [
  ...devnet,
  { id: 'injected', name: 'Browser Wallet', background: '#fff' },
  { id: 'rainbow', name: 'Rainbow', background: '#0c2f78' },
  { id: 'coinbase', name: 'Coinbase Wallet', background: '#2c5ff6' },
  { id: 'metaMask', name: 'MetaMask', background: '#fff' },
  { id: 'walletConnect', name: 'WalletConnect', background: '#3b99fc' },
  { id: 'brave', name: 'Brave Wallet', background: '#fff' },
]
