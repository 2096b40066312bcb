import Link from 'next/link'
import type { ReactNode } from 'react'
import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { chainName } from '@/lib/config/chainName'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeParam, safeRoutes } from '@/lib/routes'
import styles from './SafeLink.module.css'

type SafeLinkProps = { safe: SafeRef; children?: ReactNode }

/** A Safe in a list: its picture, the user's name for it, its address in full and its chain. */
export function SafeLink({ safe, children }: SafeLinkProps) {
  const { nameOf } = useAddressBook()
  const name = nameOf(safe.chainId, safe.address)
  return (
    <Link className={styles.link} href={safeRoutes.home(safe)} prefetch={false}>
      <AccountAvatar address={safe.address} size={36} />
      <span className={styles.text}>
        {name && <span className={styles.name}>{name}</span>}
        <span className={styles.address}>{safeParam(safe)}</span>
        <span className={styles.facts}>
          {chainName(safe.chainId, 'unused')}
          {children}
        </span>
      </span>
    </Link>
  )
}
