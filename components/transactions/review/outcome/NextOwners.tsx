import type { Address } from 'viem'
import { AccountName } from '@/components/chain/AccountName'
import { PassOn } from '@/components/safe/handOn/PassOn'
import * as words from '@/components/transactions/review/words'
import { includesAddress, isAmong } from '@/lib/format/address'
import type { SafeView } from '@/lib/safe-view/safeView'
import { findSigner, type Situation } from '@/lib/signing/transaction/decideActions'
import type { EndedAct } from './actState'
import styles from './NextOwners.module.css'

type NextOwnersProps = {
  safe: SafeView
  /** As it was before the act. */
  situation: Situation
  act: EndedAct
  /** To the transaction's page, where a service has it. */
  href: string | undefined
}

/** Who has still to sign after an act, and a link for them; nothing where enough have. */
export function NextOwners({ safe, situation, act, href }: NextOwnersProps) {
  const { chainId } = safe
  const signed = listSigned(situation, act)
  const hasSigned = isAmong(signed)
  const open = safe.owners.filter((owner) => !hasSigned(owner))
  const needed = safe.threshold - signed.length
  const [only] = open
  if (needed <= 0 || !only) return null
  const label =
    open.length === 1
      ? words.copyLinkFor(<AccountName chainId={chainId} address={only} avatarSize={0} />)
      : words.copyLinkForOwners
  return (
    <div className={styles.next}>
      <div className={styles.names}>
        <span>{words.stillToSign(needed, open.length)}</span>
        {open.map((owner) => (
          <AccountName key={owner} chainId={chainId} address={owner} />
        ))}
      </div>
      {href && <PassOn href={href} label={label} kind="transaction" />}
    </div>
  )
}

function listSigned(situation: Situation, { kind, result }: NextOwnersProps['act']): readonly Address[] {
  const { signedBy } = situation
  const signer = kind === 'approve' ? situation.account : findSigner(situation)
  const isAdded = kind !== 'handOver' && (kind !== 'approve' || result?.outcome === 'success')
  return !isAdded || !signer || includesAddress(signedBy, signer) ? signedBy : [...signedBy, signer]
}
