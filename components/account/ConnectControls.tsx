import { useAccount } from 'wagmi'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { useSession } from '@/lib/auth/useSession'
import { findChain } from '@/lib/config/chain'
import { kit } from '@/lib/wallet/kit'
import { useAccountProfile } from '@/lib/wallet/useAccountProfile'
import { useKit } from '@/lib/wallet/useKit'
import { ConnectButton } from './ConnectButton'
import styles from './ConnectControls.module.css'

/** The header's wallet buttons: connect, or the chain and the account. Hidden, but in place, while the status loads. */
export function ConnectControls() {
  const { address, chainId, isConnected } = useAccount()
  const { isRestoring } = useKit()
  const { status } = useSession()
  const profile = useAccountProfile(address, chainId)
  const chain = findChain(chainId)
  if (isRestoring || (isConnected && status === 'loading')) {
    return <div className={styles.controls} aria-hidden="true" data-testid="wallet-loading" />
  }
  if (!isConnected || !address) return <ConnectButton />
  return (
    <div className={styles.controls} data-wallet-button>
      {chain ? (
        <WalletButton dialog="chain" isLocked={status !== 'authenticated'} className={styles.chain}>
          {chain.name}
        </WalletButton>
      ) : (
        <WalletButton dialog="chain" className={styles.wrong}>
          Wrong network
        </WalletButton>
      )}
      {chain && status === 'authenticated' && (
        <WalletButton dialog="account">
          <AccountAvatar address={address} imageUrl={profile.avatarUrl} size={22} />
          <span className={styles.label}>{profile.label}</span>
          {profile.balance && (
            <span className={styles.balance}>
              {profile.balance.short} {profile.balance.symbol}
            </span>
          )}
        </WalletButton>
      )}
      {chain && status === 'unauthenticated' && <WalletButton dialog="connect">Sign in</WalletButton>}
    </div>
  )
}

type WalletButtonProps = {
  dialog: 'account' | 'chain' | 'connect'
  isLocked?: boolean
  className?: string | undefined
  children: React.ReactNode
}

function WalletButton({ dialog, isLocked = false, className = '', children }: WalletButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-haspopup="dialog"
      disabled={isLocked}
      onClick={() => kit.open(dialog)}
    >
      {children}
    </button>
  )
}
