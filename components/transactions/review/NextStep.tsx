import type { Address, Hex } from 'viem'
import { AccountName } from '@/components/chain/AccountName'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { includesAddress } from '@/lib/format/address'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { findSigner, type Situation } from '@/lib/signing/transaction/decideActions'
import type { TransactionActState } from './ActOutcome'
import styles from './NextStep.module.css'
import { PassOn } from './PassOn'
import * as words from './words'

type NextStepProps = {
  safe: SafeView
  /** As it was before the act. */
  situation: Situation
  act: Extract<TransactionActState, { phase: 'done' }>
  safeTxHash: Hex
}

/** After an act: who has still to sign and a link for them, and the way to the transaction itself. */
export function NextStep({ safe, situation, act, safeTxHash }: NextStepProps) {
  const { chainId, address } = safe
  const signed = act.kind === 'execute' ? undefined : listSigned(situation, act)
  const open = signed ? safe.owners.filter((owner) => !includesAddress(signed, owner)) : []
  const needed = signed ? safe.threshold - signed.length : 0
  const [only] = open
  const label =
    only && open.length === 1
      ? words.copyLinkFor(<AccountName chainId={chainId} address={only} avatarSize={0} />)
      : words.copyLinkForOwners
  const href = safeRoutes.transaction(safe, `multisig_${address}_${safeTxHash}`)
  // Nobody but its signers knows of what the service was not told.
  if (act.file || act.kind === 'delete') return null
  return (
    <div className={styles.next}>
      {needed > 0 && (
        <>
          <div className={styles.names}>
            <span>{words.stillToSign(needed, open.length)}</span>
            {open.map((owner) => (
              <AccountName key={owner} chainId={chainId} address={owner} />
            ))}
          </div>
          <PassOn href={href} label={label} />
        </>
      )}
      <div>
        <ButtonLink href={href} variant="secondary">
          {words.seeTransaction}
        </ButtonLink>
      </div>
    </div>
  )
}

function listSigned(situation: Situation, { kind, result }: NextStepProps['act']): readonly Address[] {
  const { signedBy } = situation
  const signer = kind === 'approve' ? situation.account : findSigner(situation)
  const isAdded = kind !== 'handOver' && (kind !== 'approve' || result?.outcome === 'success')
  return !isAdded || !signer || includesAddress(signedBy, signer) ? signedBy : [...signedBy, signer]
}
