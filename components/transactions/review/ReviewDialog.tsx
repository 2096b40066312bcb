import { useMemo } from 'react'
import type { Hex } from 'viem'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { isRejection } from '@/lib/safe/execute/rejection'
import type { SafeView } from '@/lib/safe-view/safeView'
import { NewTransactionReview } from './NewTransactionReview'
import { ReviewBody } from './ReviewBody'
import type { ReviewRequest } from './reviewRequest'
import * as words from './words'

type ReviewDialogProps = {
  safe: SafeView
  request: ReviewRequest
  /** The service has it, or the chain was sent it. The dialog goes on to show the outcome until it is closed. */
  onDone: (safeTxHash: Hex) => void
  onClose: () => void
}

/** Shows exactly what is going to be signed or executed, and does it. */
export function ReviewDialog({ safe, request, onDone, onClose }: ReviewDialogProps) {
  const subject = useMemo(() => {
    if (request.kind === 'queued') return { details: request.details }
    if (request.kind === 'transaction') {
      const { transaction, signatures, safeTxHash } = request
      return { transaction, signatures, safeTxHash }
    }
    return undefined
  }, [request])
  return (
    <Dialog title={titleOf(safe, request)} onClose={onClose}>
      {request.kind === 'new' && <NewTransactionReview safe={safe} {...request} onDone={onDone} />}
      {subject && <ReviewBody safe={safe} subject={subject} isQueued={request.kind === 'queued'} onDone={onDone} />}
    </Dialog>
  )
}

function titleOf({ address }: SafeView, request: ReviewRequest): string {
  if (request.kind === 'queued') return words.reviewQueued
  const isReject = request.kind === 'transaction' && isRejection(address, request.transaction)
  return isReject ? words.rejectIt : words.review
}
