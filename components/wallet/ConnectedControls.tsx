import Link from 'next/link'
import type { ReactNode } from 'react'
import { useAccount } from 'wagmi'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { useSession } from '@/lib/auth/useSession'
import { findChain } from '@/lib/config/chain'
import { isFramed } from '@/lib/wallet/framing'
import { type WalletDialog, walletDialogs } from '@/lib/wallet/walletDialogs'
import styles from './ConnectControls.module.css'
import { useAccountProfile } from './useAccountProfile'
import { WalletLoading } from './WalletLoading'
import * as words from './words'

/** The chain and the account of whoever is connected, each opening its dialog. */
export function ConnectedControls() {
  const { address, chainId } = useAccount()
  const { status } = useSession()
  const profile = useAccountProfile(address, chainId)
  const chain = findChain(chainId)
  if (!address || status === 'loading') return <WalletLoading />
  if (!chain) {
    return (
      <div className={styles.controls} data-wallet-button>
        <WalletButton dialog="chain" className={styles.wrong}>
          {words.wrongNetwork}
        </WalletButton>
      </div>
    )
  }
  const isSignedIn = status === 'authenticated'
  return (
    <div className={styles.controls} data-wallet-button>
      <WalletButton dialog="chain" isLocked={!isSignedIn} className={styles.chain}>
        {chain.name}
      </WalletButton>
      {isSignedIn ? (
        <WalletButton dialog="account">
          <AccountAvatar address={address} imageUrl={profile.avatarUrl} size={22} />
          <span className={styles.label}>{profile.label}</span>
          {profile.balance && (
            <span className={styles.balance}>
              {profile.balance.short} {profile.balance.symbol}
            </span>
          )}
        </WalletButton>
      ) : (
        <SignInControl />
      )}
    </div>
  )
}

/** Inside a Safe the start page signs in: its owners sign there one after the other, which outlasts a dialog. */
function SignInControl() {
  if (!isFramed()) return <WalletButton dialog="connect">{words.signIn}</WalletButton>
  return (
    <Link className={styles.button} href="/#sign-in">
      {words.signIn}
    </Link>
  )
}

type WalletButtonProps = {
  dialog: WalletDialog
  isLocked?: boolean
  className?: string | undefined
  children: ReactNode
}

function WalletButton({ dialog, isLocked = false, className = '', children }: WalletButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-haspopup="dialog"
      disabled={isLocked}
      onClick={() => walletDialogs.open(dialog)}
    >
      {children}
    </button>
  )
}
