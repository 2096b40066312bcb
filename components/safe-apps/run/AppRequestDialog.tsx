import dynamic from 'next/dynamic'
import type { Hex } from 'viem'
import { PermissionDialog } from '@/components/safe-apps/permissions/PermissionDialog'
import { hasService } from '@/lib/config/publicEnv'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { AppMessage } from '@/lib/safe-apps/host/requests/messageRequest'
import type { AppReview } from '@/lib/safe-apps/host/reviewDesk'
import type { SafeView } from '@/lib/safe-view/safeView'

// Asked for only when an app does: most never do.
const ReviewDialog = dynamic(
  () => import('@/components/transactions/review/ReviewDialog').then((module) => module.ReviewDialog),
  { ssr: false },
)
const SignMessageDialog = dynamic(
  () => import('@/components/messages/sign/SignMessageDialog').then((module) => module.SignMessageDialog),
  { ssr: false },
)

type SignedMessage = { messageHash: Hex; signature?: Hex | undefined }

type AppRequestDialogProps = {
  safe: SafeView
  review: AppReview
  app: { name: string; url: string; origin: string }
}

/** What the app asks for, in the dialog for that kind of question. */
export function AppRequestDialog({ safe, review, app }: AppRequestDialogProps) {
  const origin = { name: app.name, url: app.url }
  const onClose = review.close
  switch (review.kind) {
    case 'permissions': {
      const handleAnswer = (isAllowed: boolean) => {
        review.answer(isAllowed)
        onClose()
      }
      return <PermissionDialog name={app.name} site={app.origin} methods={review.methods} onAnswer={handleAnswer} />
    }
    case 'transactions':
      // Stays open after the app has its answer, to show what becomes of the transaction.
      return (
        <ReviewDialog
          safe={safe}
          request={{ kind: 'new', calls: review.calls, safeTxGas: review.safeTxGas, origin }}
          isStep
          onDone={(safeTxHash) => review.answer({ safeTxHash })}
          onClose={onClose}
        />
      )
    case 'message': {
      const answer = ({ messageHash, signature }: SignedMessage) =>
        review.answer({ messageHash, ...(signature && { signature }) })
      const handleDone = (signed: SignedMessage) => {
        answer(signed)
        onClose()
      }
      return (
        <SignMessageDialog
          {...{ safe, origin, onClose }}
          message={toSignable(review.message)}
          onDone={handleDone}
          // Without a service it stays open after the app has its answer: the message has to be handed on.
          {...(!hasService && { onSigned: (signed) => (signed.signature ? handleDone(signed) : answer(signed)) })}
        />
      )
    }
  }
}

// Bytes that are no text never come this far (lib/safe-apps/host/hostDeps).
function toSignable(message: AppMessage): string | MessageTypedData {
  return message.kind === 'typedData' ? message.typedData : (message.text ?? message.bytes)
}
