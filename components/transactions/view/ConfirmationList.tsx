import { type Address, isAddressEqual } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { Claimed } from '@/components/verification/Claimed'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { SignatureResult } from '@/components/verification/SignatureResult'
import type { Check } from '@/lib/safe/verify/verification'
import type { ClaimedTransaction, TransactionVerification } from '@/lib/safe/verify/verifyTransaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { isProved } from '@/lib/verify/checks/isProved'
import styles from './ConfirmationList.module.css'
import { describeSignature } from './describeSignature'
import * as words from './words'

type ConfirmationListProps = {
  safe: SafeView
  claimed: ClaimedTransaction
  /** Undefined while it is being checked. */
  verification: TransactionVerification | undefined
  owners: readonly Address[]
  /** All checks that were made; undefined while they are being made. */
  checks?: readonly Check[] | undefined
  /** Whose word it is that an owner has not signed: the service's, or nobody's, for what was made or given here. */
  isService?: boolean
}

/** Who signed, how, and whether each signature holds; and which owners have not. */
export function ConfirmationList(props: ConfirmationListProps) {
  const { safe, claimed, verification, owners, checks: all, isService = true } = props
  const { confirmations, execution, confirmationsRequired } = claimed
  const checks = verification?.checks.filter(({ subject }) => subject === 'confirmation') ?? []
  const missing = owners.filter((owner) => !confirmations.some(({ signer }) => isAddressEqual(signer, owner)))
  const isOver = execution !== undefined && confirmationsRequired !== undefined
  const isToldByChain = execution !== undefined && isProved(all ?? [], 'executedSignatures')
  const held = verification?.signedBy.length ?? 0
  const needed = isOver ? (
    <Claimed checks={all} subject="executedThreshold">
      {confirmationsRequired}
    </Claimed>
  ) : (
    safe.threshold
  )
  return (
    <div className={styles.confirmations}>
      <p>{verification ? words.signaturesHold(held, needed) : words.signaturesChecked(held, needed)}</p>
      <ul className={styles.list} aria-label={words.signatures}>
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
            <p className={styles.kind}>
              <Missing isExecuted={execution !== undefined} isWord={isService && !isToldByChain} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Missing({ isExecuted, isWord }: { isExecuted: boolean; isWord: boolean }) {
  const text = isExecuted ? words.didNotSign : words.hasNotSigned
  return isWord ? <ServiceWord>{text}</ServiceWord> : text
}

function Result({ check }: { check: Check | undefined }) {
  return check ? <SignatureResult check={check} /> : <p className={styles.checking}>{words.checking}</p>
}
