import { Ellipsis } from 'lucide-react'
import Link from 'next/link'
import { memo } from 'react'
import type { Address } from 'viem'
import { useAccount } from 'wagmi'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { useDrawnSize } from '@/components/ui/list/useDrawnSize'
import { Menu } from '@/components/ui/Menu'
import { safeRoutes } from '@/lib/routes'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './OwnerList.module.css'
import * as words from './words'

const drawing = { first: 50, step: 50 }

type OwnerListProps = { safe: SafeView }

/** The owners in full, the connected account marked, each with the ways to change it. */
export function OwnerList({ safe }: OwnerListProps) {
  const { address: own } = useAccount()
  const names = new Map(safe.service?.owners.map(({ value, name }) => [value.toLowerCase(), name]))
  const owners = [...new Set(safe.owners)]
  const size = useDrawnSize(owners.length, drawing)
  return (
    <ul className={styles.list} aria-label={words.owners} aria-busy={size < owners.length}>
      {owners.slice(0, size).map((owner) => (
        <OwnerEntry
          key={owner}
          {...{ safe, owner }}
          serviceName={names.get(owner.toLowerCase())}
          isOwn={sameBytes(own, owner)}
          isRemovable={owners.length > 1}
        />
      ))}
    </ul>
  )
}

type OwnerEntryProps = OwnerListProps & {
  owner: Address
  serviceName: string | null | undefined
  isOwn: boolean
  isRemovable: boolean
}

/** Drawn once, however many are drawn after it. */
const OwnerEntry = memo(function OwnerEntry({ safe, owner, serviceName, isOwn, isRemovable }: OwnerEntryProps) {
  return (
    <li className={styles.owner}>
      <AddressLabel chainId={safe.chainId} address={owner} serviceName={serviceName} />
      {isOwn && <span className={styles.you}>{words.you}</span>}
      <div className={styles.acts}>
        <Menu label={<Ellipsis size={18} />} name={words.changeOwner(owner)}>
          <Link href={safeRoutes.newTransaction(safe, { form: 'owners', change: 'swap', owner })}>
            {words.replaceOwner}
          </Link>
          {isRemovable && (
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
  )
})
