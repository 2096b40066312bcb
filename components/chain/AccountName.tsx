import type { Address } from 'viem'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { abbreviateAddress } from '@/lib/format/address'
import { useInView } from '@/lib/query/useInView'
import { AccountAvatar } from './AccountAvatar'
import styles from './AccountName.module.css'
import { useVerifiedName } from './useVerifiedName'
import * as words from './words'

type AccountNameProps = {
  chainId: number
  address: Address
  /** In pixels; 0 leaves the picture out. */
  avatarSize?: number
  /** Without a name the address stands in full. */
  isFull?: boolean
}

/**
 * Who it is, in one short line of a list: the user's own name, else the account's verified one, else the address without its
 * middle. The whole address is in the tooltip; where something is agreed to, AddressLabel shows it in full.
 */
export function AccountName({ chainId, address, avatarSize = 20, isFull = false }: AccountNameProps) {
  const { nameOf } = useAddressBook()
  const ownName = nameOf(chainId, address)
  const [ref, isInView] = useInView<HTMLSpanElement>('200px 0px')
  const ensName = useVerifiedName(address, isInView && !ownName)
  const name = ownName ?? ensName
  return (
    <span
      ref={ref}
      className={isFull ? styles.full : styles.account}
      title={ensName && !ownName ? words.ensAddress(ensName, address) : address}
    >
      {avatarSize > 0 && <AccountAvatar address={address} size={avatarSize} />}
      {name && <span className={styles.name}>{name}</span>}
      {!name && <span className={styles.address}>{isFull ? address : abbreviateAddress(address)}</span>}
    </span>
  )
}
