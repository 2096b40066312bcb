import { useRouter } from 'next/router'
import { useState } from 'react'
import { safeRoutes } from '@/lib/routes'
import type { SafeCall } from '@/lib/safe/transaction'
import type { SafeView } from '@/lib/verify/safeView'
import type { OnChainReview } from './MessagesScreen'
import { SignMessageDialog } from './SignMessageDialog'

type SafeSignInDialogProps = { safe: SafeView; message: string; renderReview: OnChainReview; onClose: () => void }

/** An owner's own signature under the sign-in, or the transaction that signs it on the chain. */
export function SafeSignInDialog({ safe, message, renderReview, onClose }: SafeSignInDialogProps) {
  const router = useRouter()
  const [call, setCall] = useState<SafeCall>()
  if (!call) {
    return (
      <SignMessageDialog safe={safe} message={message} onDone={onClose} onClose={onClose} onSignOnChain={setCall} />
    )
  }
  return renderReview({
    call,
    onDone: (safeTxHash) => router.push(safeRoutes.transaction(safe, safeTxHash)),
    onClose,
  })
}
