import { useRouter } from 'next/router'
import { useState } from 'react'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { safeRoutes } from '@/lib/routes'
import { ActPanel, type TransactionActionsProps } from './ActPanel'
import { isOpen } from './isOpen'

/**
 * What can be done with a queued transaction: each act begins with a review, or says why it is not possible. The dialog
 * stays while the transaction is being checked again, which every act brings about: it shows how the act ended.
 */
export function TransactionActions(props: TransactionActionsProps) {
  const { safe, details, verification } = props
  const router = useRouter()
  const isAsked = router.query.review !== undefined
  const [request, setRequest] = useState<ReviewRequest | undefined>(() =>
    isAsked && isOpen(details, verification) ? { kind: 'queued', details } : undefined,
  )
  const handleClose = () => {
    setRequest(undefined)
    // The review was asked for once, by the link that led here.
    if (isAsked) router.replace(safeRoutes.transaction(safe, details.txId), undefined, { shallow: true })
  }
  return (
    <>
      <ActPanel {...props} onReview={setRequest} />
      {request && <ReviewDialog safe={safe} request={request} onClose={handleClose} />}
    </>
  )
}
