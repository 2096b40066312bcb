import type { Address } from 'viem'
import { SignatureList } from '@/components/safe/signatures/SignatureList'
import { Claimed } from '@/components/verification/Claimed'
import type { Check } from '@/lib/safe/verify/verification'
import type { ClaimedTransaction, TransactionVerification } from '@/lib/safe/verify/verifyTransaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { isProved } from '@/lib/verify/checks/isProved'
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

/** Who signed a transaction and how; of an executed one, what was needed then. */
export function ConfirmationList(props: ConfirmationListProps) {
  const { safe, claimed, verification, owners, checks, isService = true } = props
  const { confirmations, execution, confirmationsRequired } = claimed
  const isOver = execution !== undefined
  const needed =
    isOver && confirmationsRequired !== undefined ? (
      <Claimed checks={checks} subject="executedThreshold">
        {confirmationsRequired}
      </Claimed>
    ) : (
      safe.threshold
    )
  return (
    <SignatureList
      chainId={safe.chainId}
      owners={owners}
      signers={confirmations.map(({ signer, signature }) => ({ address: signer, kind: describeSignature(signature) }))}
      needed={needed}
      verification={verification}
      pending={words.checking}
      isOver={isOver}
      isMissingClaimed={isService && !(isOver && isProved(checks ?? [], 'executedSignatures'))}
    />
  )
}
