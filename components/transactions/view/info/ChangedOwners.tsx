import type { Address } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { CopyIcon } from '@/components/ui/CopyIcon'
import type { SettingsChange } from '@/lib/safe/settings/settingsChange'
import styles from './ChangedOwners.module.css'
import * as words from './words'

type ChangedOwnersProps = { chainId: number; change: SettingsChange }

/** Whom a change of the owners is about, in full: its sentence names them. */
export function ChangedOwners({ chainId, change }: ChangedOwnersProps) {
  return listOwners(change).map(([term, address]) => (
    <div key={term} className={styles.owner}>
      <span className={styles.term}>{term}</span>
      <span className={styles.address}>
        <AddressLabel chainId={chainId} address={address} />
        <CopyIcon text={address} label={words.copyOwner} />
      </span>
    </div>
  ))
}

function listOwners(change: SettingsChange): [term: string, address: Address][] {
  switch (change.type) {
    case 'ADD_OWNER':
      return [[words.newOwner, change.owner]]
    case 'REMOVE_OWNER':
      return [[words.formerOwner, change.owner]]
    case 'SWAP_OWNER':
      return [
        [words.formerOwner, change.oldOwner],
        [words.newOwner, change.newOwner],
      ]
    default:
      return []
  }
}
