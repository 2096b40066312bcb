import { useState } from 'react'
import { reviewFile } from '@/components/transactions/review/fileRequest'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { useHeldTransaction } from '@/lib/drafts/useHeldTransaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { TransactionFilePanel } from './TransactionFilePanel'

/** The transaction that goes from owner to owner at the moment, with its signatures so far, and its review. */
export function HandedOn({ safe }: { safe: SafeView }) {
  const held = useHeldTransaction(safe)
  const [request, setRequest] = useState<ReviewRequest>()
  return (
    <>
      <TransactionFilePanel
        safe={safe}
        held={held.file}
        onRead={(file) => setRequest(reviewFile(held.hold(file)))}
        onReview={(file) => setRequest(reviewFile(file))}
        onForget={held.forget}
      />
      {request && (
        <ReviewDialog
          safe={safe}
          request={request}
          onDone={(_, file) => file && held.hold(file)}
          onClose={() => setRequest(undefined)}
        />
      )}
    </>
  )
}
