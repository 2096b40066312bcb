import { Ellipsis } from 'lucide-react'
import Link from 'next/link'
import { useAccount } from 'wagmi'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { Menu } from '@/components/ui/Menu'
import { safeRoutes } from '@/lib/routes'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './OwnerList.module.css'
import * as words from './words'

type OwnerListProps = { safe: SafeView }

/** The owners in full, the connected account marked, each with the ways to change it. */
export function OwnerList({ safe }: OwnerListProps) {
  const { address: own } = useAccount()
  const names = new Map(safe.service?.owners.map(({ value, name }) => [value.toLowerCase(), name]))
  const owners = [...new Set(safe.owners)]
  return (
    <ul className={styles.list} aria-label={words.owners}>
      {owners.map((owner) => (
        <li key={owner} className={styles.owner}>
          <AddressLabel chainId={safe.chainId} address={owner} serviceName={names.get(owner.toLowerCase())} />
          {sameBytes(own, owner) && <span className={styles.you}>{words.you}</span>}
          <div className={styles.acts}>
            <Menu label={<Ellipsis size={18} />} name={words.changeOwner(owner)}>
              <Link href={safeRoutes.newTransaction(safe, { form: 'owners', change: 'swap', owner })}>
                {words.replaceOwner}
              </Link>
              {owners.length > 1 && (
                <Link href={safeRoutes.newTransaction(safe, { form: 'owners', change: 'remove', owner })}>
                  {words.removeOwner}
                </Link>
              )}
              <ExplorerLink chainId={safe.chainId} kind="address" value={owner}>
                {words.viewOnExplorer}
              </ExplorerLink>
            </Menu>
          </div>
        </li>
      ))}
    </ul>
  )
}
