import { useMemo } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { ApprovedTransactions } from '@/components/transactions/review/approvals/ApprovedTransactions'
import { joinWarnings } from '@/components/transactions/review/approvals/judgeApprovals'
import { useApprovals } from '@/components/transactions/review/approvals/useApprovals'
import { readLocalCall } from '@/components/transactions/view/readLocalCall'
import { WarningList } from '@/components/transactions/view/WarningList'
import styles from '@/components/ui/details/details.module.css'
import { ChecksFold } from '@/components/verification/ChecksFold'
import { isLoudStatus } from '@/components/verification/VerificationMark'
import type { TransactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { weighOwnerChanges } from '@/lib/safe/call/ownerRisks'
import { sayReason } from '@/lib/safe/verify/reason'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'
import { DetailsHead } from './DetailsHead'
import { DetailsProof } from './DetailsProof'
import { isOpen } from './isOpen'
import { OtherSafeNotice } from './OtherSafeNotice'
import { Timeline } from './Timeline'
import { TransactionActions } from './TransactionActions'
import { useDetailsVerification } from './useDetailsVerification'

type TransactionDetailsViewProps = {
  safe: SafeView
  details: TransactionDetails
  /** The id or hash that was asked for. */
  requestedId: string
  /** The service had it and lists it no more. */
  isGone?: boolean
}

/** One transaction: what it does and how far it is, what can be done with it, and the proof of it all to be opened. */
export function TransactionDetailsView({ safe, details, requestedId, isGone = false }: TransactionDetailsViewProps) {
  const { chainId, address } = safe
  const { safeAddress } = details
  const local = useMemo(() => readLocalCall(address, details), [address, details])
  const verification = useDetailsVerification(safe, details, requestedId)
  const { result, checkedAt } = verification
  const { address: account } = useAccount()
  const approvals = useApprovals(safe, local.decoded)
  const { status, sentence } = doubtVerdict(verification, safe.chain)
  const found = joinWarnings(result?.warnings ?? [], approvals)
  const now = result && isOpen(details, verification) ? safe : undefined
  const warnings = local.decoded
    ? weighOwnerChanges(found, { safe: address, call: local.decoded, now, account })
    : found
  const isLoud = isLoudStatus(status)
  const checks = <ChecksFold status={status} sentence={sentence} checks={result?.checks} />
  return (
    <div className={styles.page}>
      <div className={styles.story}>
        {!isAddressEqual(safeAddress, address) && (
          <OtherSafeNotice chainId={chainId} address={safeAddress} id={requestedId} />
        )}
        {/* What is wrong comes before everything that cannot be relied on then. */}
        {isLoud && checks}
        <DetailsHead safe={safe} details={details} local={local} reason={result?.reason && sayReason(result.reason)} />
        <WarningList warnings={warnings} />
        <ApprovedTransactions safe={safe} approvals={approvals} />
        <Timeline {...{ safe, details, result }} />
        <div className={styles.proof}>
          {!isLoud && checks}
          <DetailsProof {...{ safe, details, local, result, checkedAt }} />
        </div>
      </div>
      <TransactionActions {...{ safe, details, verification, isGone }} />
    </div>
  )
}
