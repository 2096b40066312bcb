import { AddressLabel } from '@/components/chain/AddressLabel'
import type { SafeView } from '@/lib/safe-view/safeView'
import { findSigner, type Situation } from '@/lib/signing/transaction/decideActions'
import styles from './Parties.module.css'
import * as words from './words'

type PartiesProps = { safe: SafeView; situation: Situation }

/** As whom one signs, and for which Safe: both in full. */
export function Parties({ safe, situation }: PartiesProps) {
  const { chainId, address } = safe
  const { account } = situation
  const signer = findSigner(situation)
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
