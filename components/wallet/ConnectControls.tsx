import dynamic from 'next/dynamic'
import { useAccount } from 'wagmi'
import { useStore } from 'zustand'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import { ConnectButton } from './ConnectButton'
import { WalletLoading } from './WalletLoading'

const load = () => import('./ConnectedControls').then((module) => module.ConnectedControls)
const ConnectedControls = dynamic(load, { ssr: false, loading: WalletLoading })

/** The header's wallet buttons: connect, or the chain and the account. Hidden, but in place, while the status loads. */
export function ConnectControls() {
  const { isConnected } = useAccount()
  const { isRestoring } = useStore(walletDialogs)
  if (isRestoring) return <WalletLoading />
  return isConnected ? <ConnectedControls /> : <ConnectButton />
}
