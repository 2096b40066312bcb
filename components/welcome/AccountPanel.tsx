import { useAccount, useDisconnect } from 'wagmi'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { SignedInAs } from '@/components/sign-in/SignedInAs'
import { SignInNotice } from '@/components/sign-in/SignInNotice'
import { SignOutButton } from '@/components/sign-in/SignOutButton'
import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { Fact } from '@/components/ui/Fact'
import { HexText } from '@/components/ui/HexText'
import { DevnetAccountSelect } from '@/components/wallet/DevnetAccountSelect'
import { RecentTransactions } from '@/components/wallet/RecentTransactions'
import { useAccountProfile } from '@/components/wallet/useAccountProfile'
import { WrongNetworkNotice } from '@/components/wallet/WrongNetworkNotice'
import { useSession } from '@/lib/auth/useSession'
import { findNodeChainError } from '@/lib/chain/nodeChainError'
import { findChain } from '@/lib/config/chain'
import { chainName } from '@/lib/config/chainName'
import styles from './AccountPanel.module.css'
import * as words from './words'

/** The connected account in full: who it is, what it holds, where, whether it has signed in, and the ways out. */
export function AccountPanel() {
  const { address, chainId, connector } = useAccount()
  const { status, session } = useSession()
  const { disconnect } = useDisconnect()
  const profile = useAccountProfile(address, chainId)
  if (!address || !chainId) return null
  const isSignedIn = status === 'authenticated'
  return (
    <section className={styles.panel} aria-labelledby="account-title">
      <h2 id="account-title" className="visually-hidden">
        {words.yourAccount}
      </h2>
      <div className={styles.identity}>
        <AccountAvatar address={address} imageUrl={profile.avatarUrl} size={40} />
        <div className={styles.names}>
          {profile.name && <p className={styles.name}>{profile.name}</p>}
          <p className={styles.address}>
            <HexText text={address} />
          </p>
        </div>
      </div>
      {findChain(chainId) ? !isSignedIn && <SignInNotice /> : <WrongNetworkNotice />}
      <dl className={styles.facts}>
        <Fact term={words.balance}>{describeBalance(profile)}</Fact>
        <Fact term={words.network}>{chainName(chainId, 'unused')}</Fact>
        <Fact term={words.wallet}>{connector?.name ?? words.unknown}</Fact>
        <Fact term={words.ownership}>
          <SignedInAs session={session} address={address} />
        </Fact>
      </dl>
      <div className={styles.actions}>
        <CopyButton text={address} label={words.copyAddress} />
        <ExplorerLink chainId={chainId} kind="address" value={address}>
          {words.viewOnExplorer}
        </ExplorerLink>
        <DevnetAccountSelect />
        <SignOutButton isSignedIn={isSignedIn} />
        <Button onClick={() => disconnect()}>{words.disconnect}</Button>
      </div>
      <RecentTransactions address={address} chainId={chainId} />
    </section>
  )
}

function describeBalance({ balance, balanceError }: ReturnType<typeof useAccountProfile>) {
  if (balance) return <span title={`${balance.exact} ${balance.symbol}`}>{`${balance.short} ${balance.symbol}`}</span>
  if (!balanceError) return words.loading
  return words.balanceUnknown(findNodeChainError(balanceError)?.message)
}
