import Link from 'next/link'
import type { ReactNode } from 'react'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { AccountName } from '@/components/chain/AccountName'
import { chainName } from '@/lib/config/chainName'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeRoutes } from '@/lib/routes'
import { PinButton } from './PinButton'
import styles from './SafeLink.module.css'
import { WaitingCount } from './WaitingCount'

type SafeLinkProps = { safe: SafeRef; children?: ReactNode }

/** A Safe in a list: its picture, its name, its network, what needs the connected account, and the way to pin it. */
export function SafeLink({ safe, children }: SafeLinkProps) {
  const { chainId, address } = safe
  return (
    <div className={styles.row}>
      <Link className={styles.link} href={safeRoutes.home(safe)} prefetch={false}>
        <AccountAvatar address={address} size={36} />
        <span className={styles.text}>
          <AccountName {...{ chainId, address }} avatarSize={0} />
          <span className={styles.facts}>
            {chainName(chainId, 'unused')}
            {children}
          </span>
        </span>
        <WaitingCount safe={safe} />
      </Link>
      <PinButton safe={safe} />
    </div>
  )
}
