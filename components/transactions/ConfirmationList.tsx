import { type Address, isAddressEqual } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { SignatureResult } from '@/components/chain/SignatureResult'
import type { Check } from '@/lib/safe/verification'
import type { ClaimedTransaction, TransactionVerification } from '@/lib/safe/verifyTransaction'
import type { SafeView } from '@/lib/verify/safeView'
import styles from './ConfirmationList.module.css'
import { describeSignature } from './describeSignature'

type ConfirmationListProps = {
  safe: SafeView
  claimed: ClaimedTransaction
  /** Undefined while it is being checked. */
  verification: TransactionVerification | undefined
  owners: readonly Address[]
}

/** Who signed, how, and whether each signature holds; and which owners have not. */
export function ConfirmationList({ safe, claimed, verification, owners }: ConfirmationListProps) {
  const { confirmations, execution, confirmationsRequired } = claimed
  const checks = verification?.checks.filter(({ subject }) => subject === 'confirmation') ?? []
  const missing = owners.filter((owner) => !confirmations.some(({ signer }) => isAddressEqual(signer, owner)))
  const needed = execution ? (confirmationsRequired ?? safe.threshold) : safe.threshold
  const held = verification?.signedBy.length ?? 0
  return (
    <div className={styles.confirmations}>
      <p>
        <strong>{`${held} of ${needed}`}</strong>
        {verification ? ' needed signatures are there and hold.' : ' needed signatures are checked so far.'}
      </p>
      <ul className={styles.list} aria-label="Signatures">
        {confirmations.map(({ signer, signature }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a service may list an owner twice
          <li key={`${signer}-${index}`}>
            <AddressLabel chainId={safe.chainId} address={signer} />
            <p className={styles.kind}>{describeSignature(signature)}</p>
            <Result check={checks[index]} />
          </li>
        ))}
        {missing.map((owner) => (
          <li key={owner}>
            <AddressLabel chainId={safe.chainId} address={owner} />
            <p className={styles.kind}>{execution ? 'Did not sign' : 'Has not signed'}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Result({ check }: { check: Check | undefined }) {
  return check ? <SignatureResult check={check} /> : <p className={styles.checking}>Checking…</p>
}
