import type { Address } from 'viem'
import { useAddressBook } from '@/lib/book/useAddressBook'
import { displayName } from '@/lib/format/displayName'
import { AccountAvatar } from './AccountAvatar'
import styles from './AddressLabel.module.css'

type AddressLabelProps = {
  chainId: number
  address: Address
  /** What a service calls it: shown as the service's word, after the user's own name. */
  serviceName?: string | null | undefined
}

/**
 * An address in full, so that nothing can hide in its middle, with its picture and the name that the user gave it. A
 * name that only the service knows is marked as such.
 */
export function AddressLabel({ chainId, address, serviceName }: AddressLabelProps) {
  const { nameOf } = useAddressBook()
  const ownName = nameOf(chainId, address)
  const foreignName = ownName || !serviceName ? undefined : displayName(serviceName)
  return (
    <span className={styles.label}>
      <AccountAvatar address={address} size={24} />
      <span className={styles.text}>
        {ownName && <span className={styles.name}>{ownName}</span>}
        {foreignName && <span className={styles.foreign}>{foreignName} (the service’s name)</span>}
        <span className={styles.address}>{address}</span>
      </span>
    </span>
  )
}
