import type { Address } from 'viem'
import { HexText } from '@/components/ui/HexText'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { displayName } from '@/lib/format/displayName'
import { useInView } from '@/lib/query/useInView'
import { AccountAvatar } from './AccountAvatar'
import styles from './AddressLabel.module.css'
import { useVerifiedName } from './useVerifiedName'
import * as words from './words'

type AddressLabelProps = {
  chainId: number
  address: Address
  /** What a service calls it: shown as the service's word, after the user's own name. */
  serviceName?: string | null | undefined
}

/**
 * An address in full, so that nothing can hide in its middle, with its picture and the name that the user gave it.
 * Without one its own verified name is shown, looked up when the label comes into view, and without that the service's:
 * each marked as what it is.
 */
export function AddressLabel({ chainId, address, serviceName }: AddressLabelProps) {
  const { nameOf } = useAddressBook()
  const ownName = nameOf(chainId, address)
  const [ref, isInView] = useInView<HTMLSpanElement>()
  const ensName = useVerifiedName(address, isInView && !ownName)
  const hasOther = ownName || ensName || !serviceName
  const foreignName = hasOther ? undefined : displayName(serviceName)
  return (
    <span ref={ref} className={styles.label}>
      <AccountAvatar address={address} size={24} />
      <span className={styles.text}>
        {ownName && <span className={styles.name}>{ownName}</span>}
        {ensName && !ownName && <span className={styles.foreign}>{words.ensName(ensName)}</span>}
        {foreignName && (
          <span className={styles.foreign}>
            <ServiceWord note={words.serviceName}>{foreignName}</ServiceWord>
          </span>
        )}
        <span className={styles.address}>
          <HexText text={address} />
        </span>
      </span>
    </span>
  )
}
