import dynamic from 'next/dynamic'
import { useAccount } from 'wagmi'
import { useStore } from 'zustand'
import { kit } from '@/lib/wallet/kit'
import { ConnectButton } from './ConnectButton'
import { WalletLoading } from './WalletLoading'

const load = () => import('./ConnectedControls').then((module) => module.ConnectedControls)
const ConnectedControls = dynamic(load, { ssr: false, loading: WalletLoading })

/** The header's wallet buttons: connect, or the chain and the account. Hidden, but in place, while the status loads. */
export function ConnectControls() {
  const { isConnected } = useAccount()
  const { isRestoring } = useStore(kit)
  if (isRestoring) return <WalletLoading />
  return isConnected ? <ConnectedControls /> : <ConnectButton />
}
