import { useAccount } from 'wagmi'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './OwnerList.module.css'
import * as words from './words'

type OwnerListProps = { safe: SafeView }

/** The owners in full, the connected account marked. */
export function OwnerList({ safe }: OwnerListProps) {
  const { address: own } = useAccount()
  const names = new Map(safe.service?.owners.map(({ value, name }) => [value.toLowerCase(), name]))
  return (
    <ul className={styles.list} aria-label={words.owners}>
      {[...new Set(safe.owners)].map((owner) => (
        <li key={owner} className={styles.owner}>
          <AddressLabel chainId={safe.chainId} address={owner} serviceName={names.get(owner.toLowerCase())} />
          {sameBytes(own, owner) && <span className={styles.you}>{words.you}</span>}
        </li>
      ))}
    </ul>
  )
}
