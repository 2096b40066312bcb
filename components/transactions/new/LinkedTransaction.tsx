import Link from 'next/link'
import { useState } from 'react'
import type { Hex } from 'viem'
import { assertOwnFile, ForeignTransactionError } from '@/components/transactions/review/fileRequest'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { Button } from '@/components/ui/Button'
import { Guarded } from '@/components/ui/dialog/Guarded'
import { Notice } from '@/components/ui/notice/Notice'
import { useTransactionLink } from '@/lib/drafts/useTransactionLink'
import { describeError } from '@/lib/errors'
import { createApproval } from '@/lib/safe/execute/executeTransaction'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { SafeView } from '@/lib/safe-view/safeView'
import { LinkedApproval } from './LinkedApproval'
import * as words from './words'

type LinkedTransactionProps = {
  safe: SafeView
  /** What this throws is shown, and the link stays. */
  onRead: (file: TransactionFile) => Promise<void>
  onReview: (request: ReviewRequest) => void
}

/** What came with the address of the page. Nothing of it is believed, and nothing happens before it is asked for. */
export function LinkedTransaction({ safe, onRead, onReview }: LinkedTransactionProps) {
  const link = useTransactionLink()
  const [problem, setProblem] = useState<unknown>()
  if (!link) return null
  if ('problem' in link) return <Notice tone="error">{link.problem}</Notice>
  const { file } = link
  if (link.purpose === 'approve' && file.chainId === safe.chainId) {
    const handleApprove = (hash: Hex) => onReview({ kind: 'new', calls: [createApproval(file.safe, hash)] })
    return <LinkedApproval safe={safe} file={file} onApprove={handleApprove} />
  }
  const foreign = findForeign(safe, file)
  if (foreign) {
    return (
      <Notice tone="error">
        {foreign.message} {foreign.href && <Link href={foreign.href}>{words.openThere}</Link>}
      </Notice>
    )
  }
  const handleRead = async () => {
    try {
      await onRead(file)
      setProblem(undefined)
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <Notice tone="warning" title={words.linkCarries}>
      <p>{words.linkHint(file.transaction.nonce)}</p>
      {problem !== undefined && <p role="alert">{describeError(problem)}</p>}
      <Guarded>
        <Button variant="primary" onClick={handleRead}>
          {words.reviewLinked}
        </Button>
      </Guarded>
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
