import { useState } from 'react'
import { reviewFile } from '@/components/transactions/review/fileRequest'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { UnkeptNotice } from '@/components/ui/notice/UnkeptNotice'
import { useReadClient } from '@/lib/chain/useReadClient'
import { draftKey } from '@/lib/drafts/draft'
import { useHeldTransactions } from '@/lib/drafts/useHeldTransactions'
import type { SafeView } from '@/lib/safe-view/safeView'
import { TransactionFilePanel } from './TransactionFilePanel'

/** The transactions that go from owner to owner at the moment, with their signatures so far, and the review of one. */
export function HandedOn({ safe }: { safe: SafeView }) {
  const held = useHeldTransactions(safe)
  const client = useReadClient(safe)
  const [request, setRequest] = useState<ReviewRequest>()
  return (
    <>
      <UnkeptNotice keys={[draftKey('file', safe)]} />
      <TransactionFilePanel
        safe={safe}
        held={held.files}
        onRead={async (file) => setRequest(reviewFile(await held.take(file, { client, safe })))}
        onReview={(file) => setRequest(reviewFile(file))}
        onForget={held.forget}
      />
      {request && <ReviewDialog safe={safe} request={request} onClose={() => setRequest(undefined)} />}
    </>
  )
}
