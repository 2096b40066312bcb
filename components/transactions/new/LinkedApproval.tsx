import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Hex } from 'viem'
import { ActionButton } from '@/components/safe/act/ActionButton'
import { CallView } from '@/components/transactions/view/CallView'
import { WarningList } from '@/components/transactions/view/WarningList'
import { Guarded } from '@/components/ui/dialog/Guarded'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import { useReadClient } from '@/lib/chain/useReadClient'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { chainAlone, joinSafe, type SafeView } from '@/lib/safe-view/safeView'
import { useKnownAddresses } from '@/lib/safe-view/useKnownAddresses'
import type { Obstacle } from '@/lib/signing/obstacle'
import { givenQuery } from '@/lib/signing/transaction/givenApproval'
import { reviewQuery } from '@/lib/signing/transaction/reviewQuery'
import { judgeApproved } from '@/lib/verify/approvedTransaction'
import { chainStateQuery } from '@/lib/verify/verificationQuery'
import * as words from './words'

type LinkedApprovalProps = {
  /** The Safe that is an owner of the one whose transaction it is. */
  safe: SafeView
  file: TransactionFile
  onApprove: (safeTxHash: Hex) => void
}

/**
 * What a Safe approves by approving a hash for another Safe: the other transaction, checked against its own Safe. Only
 * the hash that was computed here can be approved.
 */
export function LinkedApproval({ safe, file, onApprove }: LinkedApprovalProps) {
  const { chainId } = safe
  const client = useReadClient({ chainId })
  const known = useKnownAddresses(safe)
  const ref = useMemo(() => ({ chainId, address: file.safe }), [chainId, file.safe])
  const { data: chain, error } = useQuery(chainStateQuery(client, ref))
  const { transaction, signatures, safeTxHash } = file
  const subject = useMemo(() => ({ transaction, signatures, safeTxHash }), [transaction, signatures, safeTxHash])
  const queries = useQueryClient()
  const close = useMemo(() => [...known, file.safe, ...(chain?.owners ?? [])], [known, file.safe, chain])
  const { data: review, error: failure } = useQuery(reviewQuery({ ref, chain, client, subject, known: close }))
  const parent = joinSafe(ref, chain, undefined, chainAlone)
  const hash = review?.status === 'match' ? review.verification.hashes?.safeTxHash : undefined
  const isOwner = chain?.owners.includes(safe.address) ?? false
  const handleApprove = () => {
    if (!hash || !chain || !review) return
    const approval = { safe: file.safe, hash, approver: safe.address }
    // What was shown here is shown there too, also when the service does not know it.
    queries.setQueryData(givenQuery({ chainId, approval, known }).queryKey, judgeApproved(approval, chain, review))
    onApprove(hash)
  }
  if (error || failure) {
    return <FailureNotice title={words.approvalNotChecked} error={error ?? failure} />
  }
  return (
    <Panel title={words.approval}>
      <p>{words.approvalHint(file.safe)}</p>
      <VerificationBadge status={review?.status ?? 'loading'} sentence={review?.sentence} />
      {parent && review && (
        <>
          <p>{words.otherNonce(transaction.nonce)}</p>
          <WarningList warnings={review.warnings} />
          <CallView safe={parent} call={review.decoded} />
        </>
      )}
      <Guarded>
        <ActionButton
          {...{ chainId, obstacle: findObstacle(hash, isOwner, review?.sentence), variant: 'primary' }}
          onClick={handleApprove}
        >
          {words.reviewApproval}
        </ActionButton>
      </Guarded>
    </Panel>
  )
}

/** Only the hash that was computed here, and that counts, is approved. */
function findObstacle(hash: Hex | undefined, isOwner: boolean, sentence: string | undefined): Obstacle | undefined {
  if (!hash) return sentence === undefined ? { code: 'checking' } : { code: 'told', sentence }
  return isOwner ? undefined : { code: 'noOwnerThere' }
}
