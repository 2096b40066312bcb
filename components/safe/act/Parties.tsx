import type { Address } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './Parties.module.css'
import * as words from './words'

type PartiesProps = {
  safe: SafeView
  /** The owner; undefined where the account can sign as none. */
  signer: Address | undefined
  account: Address | undefined
}

/** As whom one signs, and for which Safe: both in full. */
export function Parties({ safe, signer, account }: PartiesProps) {
  const { chainId, address } = safe
  const person = signer ?? account
  return (
    <dl className={styles.parties}>
      <div>
        <dt>{signer ? words.youSignAs : words.youAre}</dt>
        <dd>{person ? <AddressLabel chainId={chainId} address={person} /> : words.nobody}</dd>
      </div>
      <div>
        <dt>{words.forSafe}</dt>
        <dd>
          <AddressLabel chainId={chainId} address={address} />
        </dd>
      </div>
    </dl>
  )
}
