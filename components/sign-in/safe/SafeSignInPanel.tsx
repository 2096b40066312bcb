import { useState } from 'react'
import type { OnChainReview } from '@/components/messages/list/MessagesScreen'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import { isSessionOf } from '@/lib/auth/session'
import { useOwnersSignIn } from '@/lib/auth/useOwnersSignIn'
import { useSession } from '@/lib/auth/useSession'
import { useIsFramed } from '@/lib/safe-apps/guest/useIsFramed'
import type { SafeView } from '@/lib/safe-view/safeView'
import { SafeSignedIn } from './SafeSignedIn'
import { SafeSignInDialog } from './SafeSignInDialog'
import { SafeSignInStart } from './SafeSignInStart'
import { SafeSignInWaiting } from './SafeSignInWaiting'
import { useSignInObstacle } from './useSignInObstacle'
import * as words from './words'

type SafeSignInPanelProps = { safe: SafeView; renderReview: OnChainReview }

/** Signing in as the Safe with the signatures of its owners, who may take days. In a frame the guest's page does that. */
export function SafeSignInPanel({ safe, renderReview }: SafeSignInPanelProps) {
  const { session } = useSession()
  const signIn = useOwnersSignIn(safe)
  const obstacle = useSignInObstacle(safe)
  const [isSigning, setIsSigning] = useState(false)
  const isFramed = useIsFramed()
  if (isFramed) return null
  const isSignedIn = session ? isSessionOf(session, safe) : false
  const { waiting, error } = signIn
  const review = () => setIsSigning(true)
  const parts = { safe, signIn, obstacle, session, onReview: review }
  return (
    <Panel title={words.signIn}>
      {session && isSignedIn && <SafeSignedIn session={session} />}
      {!isSignedIn && waiting && <SafeSignInWaiting key={waiting.message} {...parts} {...waiting} />}
      {!isSignedIn && !waiting && <SafeSignInStart {...parts} />}
      {!isSignedIn && error && <FailureNotice title={words.notSignedIn} error={error} />}
      {isSigning && waiting && (
        <SafeSignInDialog
          safe={safe}
          message={waiting.message}
          renderReview={renderReview}
          onClose={() => setIsSigning(false)}
        />
      )}
    </Panel>
  )
}
