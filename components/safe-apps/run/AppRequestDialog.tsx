import type { ReactNode } from 'react'
import type { Hex } from 'viem'
import { PermissionDialog } from '@/components/safe-apps/permissions/PermissionDialog'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { AppMessage } from '@/lib/safe-apps/host/requests/messageRequest'
import type { AppReview } from '@/lib/safe-apps/host/reviewDesk'

type Origin = { name: string; url: string }

type MessageDone = (result: { messageHash: Hex; signature?: Hex | undefined }) => void

/** The dialogs in which transactions and messages are reviewed, which other areas have. `onClose` refuses, unless the
 * review was done before. */
export type AppReviewRenderers = {
  transactions: (props: {
    calls: SafeCall[]
    safeTxGas: bigint | undefined
    origin: Origin
    onDone: (safeTxHash: Hex) => void
    onClose: () => void
  }) => ReactNode
  message: (props: {
    message: string | MessageTypedData
    origin: Origin
    onDone: MessageDone
    onClose: () => void
  }) => ReactNode
}

type AppRequestDialogProps = {
  review: AppReview
  app: Origin & { origin: string }
  renderers: AppReviewRenderers
}

/** What the app asks for, in the dialog for that kind of question. */
export function AppRequestDialog({ review, app, renderers }: AppRequestDialogProps) {
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
      return renderers.transactions({
        calls: review.calls,
        safeTxGas: review.safeTxGas,
        origin,
        onDone: (safeTxHash) => review.answer({ safeTxHash }),
        onClose,
      })
    case 'message': {
      const handleDone: MessageDone = ({ messageHash, signature }) => {
        review.answer({ messageHash, ...(signature && { signature }) })
        onClose()
      }
      return renderers.message({ message: toSignable(review.message), origin, onDone: handleDone, onClose })
    }
  }
}

// Bytes that are no text never come this far (lib/safe-apps/host/hostDeps).
function toSignable(message: AppMessage): string | MessageTypedData {
  return message.kind === 'typedData' ? message.typedData : (message.text ?? message.bytes)
}
