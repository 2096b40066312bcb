import Link from 'next/link'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { useTransactionLink } from '@/lib/act/useTransactionLink'
import { createApproval } from '@/lib/safe/executeTransaction'
import type { TransactionFile } from '@/lib/safe/transactionFile'
import type { SafeView } from '@/lib/verify/safeView'
import { assertOwnFile, ForeignTransactionError } from './fileRequest'
import type { ReviewRequest } from './ReviewDialog'

type LinkedTransactionProps = {
  safe: SafeView
  onRead: (file: TransactionFile) => void
  onReview: (request: ReviewRequest) => void
}

/** What came with the address of the page. Nothing of it is believed, and nothing happens before it is asked for. */
export function LinkedTransaction({ safe, onRead, onReview }: LinkedTransactionProps) {
  const link = useTransactionLink()
  if (!link) return null
  if ('problem' in link) return <Notice tone="error">{link.problem}</Notice>
  const { file } = link
  if (link.purpose === 'approve') {
    const handleApprove = () => onReview({ kind: 'new', calls: [createApproval(file.safe, file.safeTxHash)] })
    return (
      <Notice tone="warning" title="An approval for another Safe">
        <p>
          {`This Safe is an owner of ${file.safe}. Its signature there is a transaction here, which its own owners sign and execute: it approves the hash of the other Safe’s transaction.`}
        </p>
        <Button variant="primary" onClick={handleApprove}>
          Review the approval
        </Button>
      </Notice>
    )
  }
  const foreign = findForeign(safe, file)
  if (foreign) {
    return (
      <Notice tone="error">
        {foreign.message} {foreign.href && <Link href={foreign.href}>Open it there</Link>}
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title="This link carries a transaction">
      <p>{`Nonce ${file.transaction.nonce}. It is checked like everything else before anything can be signed.`}</p>
      <Button variant="primary" onClick={() => onRead(file)}>
        Review the transaction of the link
      </Button>
    </Notice>
  )
}

function findForeign(safe: SafeView, file: TransactionFile): ForeignTransactionError | undefined {
  try {
    assertOwnFile(safe, file)
    return undefined
  } catch (error) {
    if (error instanceof ForeignTransactionError) return error
    throw error
  }
}
