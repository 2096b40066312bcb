import { useState } from 'react'
import type { SafeCall } from '@/lib/safe/transaction'
import type { SafeView } from '@/lib/verify/safeView'
import type { OnChainReview } from './MessagesScreen'
import { SignMessageDialog } from './SignMessageDialog'

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
