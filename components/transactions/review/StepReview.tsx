import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { OnActDone } from '@/lib/signing/transaction/performAct'
import { ReviewDialog } from './ReviewDialog'

type StepReviewProps = { safe: SafeView; call: SafeCall; onDone: OnActDone; onClose: () => void }

/** The review of a transaction that is one step of what goes on where it was begun. */
export function StepReview({ safe, call, onDone, onClose }: StepReviewProps) {
  return <ReviewDialog safe={safe} request={{ kind: 'new', calls: [call] }} isStep onDone={onDone} onClose={onClose} />
}
