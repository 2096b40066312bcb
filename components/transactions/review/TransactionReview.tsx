import { useRouter } from 'next/compat/router'
import type { ReactNode } from 'react'
import { NextOwners } from '@/components/transactions/review/outcome/NextOwners'
import { Outcome } from '@/components/transactions/review/outcome/Outcome'
import { OutcomeActs } from '@/components/transactions/review/outcome/OutcomeActs'
import { UntoldTransaction } from '@/components/transactions/review/outcome/UntoldTransaction'
import { TransactionSentence } from '@/components/transactions/view/sentence/TransactionSentence'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { chainName } from '@/lib/config/chainName'
import { hasService } from '@/lib/config/publicEnv'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { OnActDone } from '@/lib/signing/transaction/performAct'
import type { ReviewSubject } from '@/lib/signing/transaction/review'
import { ReviewActs } from './ReviewActs'
import { ReviewContent } from './ReviewContent'
import { undescribed } from './undescribed'
import { useReview } from './useReview'
import { useReviewActs } from './useReviewActs'
import * as words from './words'

type TransactionReviewProps = {
  safe: SafeView
  /** Named by the act where it is left out. */
  title?: string
  /** The same object as long as it is the same transaction; undefined while it is being made. */
  subject: ReviewSubject | undefined
  isQueued: boolean
  /** The act that was asked for, where it is not simply the next. */
  wanted?: 'execute' | 'approve' | undefined
  origin?: { name: string; url: string } | undefined
  /** It is one step of something that goes on where it was begun: closing leads nowhere else. */
  isStep?: boolean | undefined
  onDone: OnActDone
  onClose: () => void
  /** Why nothing can be reviewed. */
  failure?: ReactNode
  /** What stands above the transaction. */
  children?: ReactNode
  /** Where the nonce can be changed. */
  nonceField?: ReactNode
}

/** A transaction with everything that a signer should see, the act that is next, and then how it ended. */
export function TransactionReview(props: TransactionReviewProps) {
  const { safe, subject, isQueued, wanted, origin, isStep = false, onDone, onClose, failure, children } = props
  const router = useRouter()
  const state = useReview(safe, subject)
  const acts = useReviewActs({ safe, subject, state, isQueued, wanted, origin, onDone })
  const { act, actedOn } = acts
  const info = subject && 'details' in subject ? subject.details.txInfo : undescribed
  const { transaction, decoded } = actedOn?.review ?? state.review ?? {}
  // What was true before it was sent is not true any more: only the outcome counts then.
  const end = act.phase === 'sent' || act.phase === 'done' ? act : undefined
  const hash = end && actedOn?.review.verification.hashes?.safeTxHash
  const isExecution = (wanted ?? end?.kind ?? acts.primary.kind) === 'execute'
  // Nobody but its signers knows of what the service was not told.
  const isTold = hasService && (end?.phase !== 'done' || !end.file)
  const href = hash && isTold ? safeRoutes.transaction(safe, `multisig_${safe.address}_${hash}`) : undefined
  const handleClose = () => {
    onClose()
    const isThere = hash !== undefined && `${router?.query.id}`.endsWith(hash)
    if (href && !isStep && !isThere) router?.push(href)
  }
  return (
    <Dialog
      title={props.title ?? words.titles[wanted ?? (isExecution ? 'execute' : 'sign')]}
      context={words.place(chainName(safe.chainId, 'label'), transaction?.nonce)}
      onClose={handleClose}
      refusal={!end && <Button onClick={onClose}>{words.cancel}</Button>}
      acts={
        end ? (
          <OutcomeActs {...{ acts, href, isStep }} chainId={safe.chainId} state={end} onClose={handleClose} />
        ) : (
          subject && !failure && !state.error && <ReviewActs chainId={safe.chainId} acts={acts} />
        )
      }
    >
      {end && actedOn ? (
        <Outcome
          {...{ safe, isQueued }}
          state={end}
          isComplete={!acts.executionProblem}
          what={<TransactionSentence {...{ safe, info, decoded, transaction }} />}
        >
          {end.phase === 'done' && (href || end.file) && end.kind !== 'execute' && (
            <NextOwners {...{ safe, href }} situation={actedOn.situation} act={end} />
          )}
          {end.phase === 'done' && end.file && <UntoldTransaction {...{ safe, isStep, onClose }} file={end.file} />}
        </Outcome>
      ) : (
        (failure ?? (
          <ReviewContent
            {...{ safe, info, state, acts, isQueued }}
            nonceField={props.nonceField}
            isAsked={subject !== undefined}
          >
            {children}
          </ReviewContent>
        ))
      )}
    </Dialog>
  )
}
