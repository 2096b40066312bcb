import { useMemo } from 'react'
import { useHeldTransactions } from '@/lib/drafts/useHeldTransactions'
import { AppError } from '@/lib/errors'
import { isRejection } from '@/lib/safe/execute/rejection'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { OnActDone } from '@/lib/signing/transaction/performAct'
import { NewTransactionReview } from './NewTransactionReview'
import type { ReviewRequest } from './reviewRequest'
import { TransactionReview } from './TransactionReview'
import * as words from './words'

type ReviewDialogProps = {
  safe: SafeView
  request: ReviewRequest
  /** It is one step of something that goes on where it was begun: closing leads nowhere else. */
  isStep?: boolean
  /** The dialog goes on to show the outcome until it is closed. What nobody was told of is held by then, if there is room. */
  onDone?: OnActDone
  onClose: () => void
}

/** Shows exactly what is going to be signed or executed, does it, and says what is next. */
export function ReviewDialog({ request, onDone, ...others }: ReviewDialogProps) {
  const { hold } = useHeldTransactions(others.safe)
  const holdOrTell = (file: TransactionFile) => {
    try {
      hold(file)
    } catch (error) {
      // It is signed: the outcome has it to be handed on, and says that it is not held.
      if (!(error instanceof AppError)) throw error
    }
  }
  const handleDone: OnActDone = (safeTxHash, file) => {
    if (file) holdOrTell(file)
    onDone?.(safeTxHash, file)
  }
  const props = { ...others, onDone: handleDone }
  const subject = useMemo(() => {
    if (request.kind === 'queued') return { details: request.details }
    if (request.kind === 'transaction') {
      const { transaction, signatures, safeTxHash } = request
      return { transaction, signatures, safeTxHash }
    }
    return undefined
  }, [request])
  if (request.kind === 'new') return <NewTransactionReview {...props} {...request} />
  if (request.kind === 'queued') return <TransactionReview {...props} subject={subject} isQueued wanted={request.act} />
  const title = isRejection(props.safe.address, request.transaction) ? words.rejectIt : words.review
  return <TransactionReview {...props} title={title} subject={subject} isQueued={false} />
}
