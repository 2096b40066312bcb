import { useState } from 'react'
import type { OnChainReview } from '@/components/messages/list/MessagesScreen'
import { SignMessageDialog } from '@/components/messages/sign/SignMessageDialog'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'

type SafeSignInDialogProps = { safe: SafeView; message: string; renderReview: OnChainReview; onClose: () => void }

/** An owner's own signature under the sign-in, or the transaction that signs it on the chain. */
export function SafeSignInDialog({ safe, message, renderReview, onClose }: SafeSignInDialogProps) {
  const [call, setCall] = useState<SafeCall>()
  if (!call) {
    return (
      <SignMessageDialog safe={safe} message={message} onDone={onClose} onClose={onClose} onSignOnChain={setCall} />
    )
  }
  // The review says what became of the transaction until it is closed, and the page waits for the chain meanwhile.
  return renderReview({ call, onDone: () => undefined, onClose })
}
