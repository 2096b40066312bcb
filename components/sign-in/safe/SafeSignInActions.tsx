import { useState } from 'react'
import type { Hex } from 'viem'
import { ActionButton } from '@/components/safe/act/ActionButton'
import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { safeRoutes } from '@/lib/routes'
import { sayObstacle } from '@/lib/signing/obstacle'
import styles from './SafeSignIn.module.css'
import type { SafeSignInStartProps } from './SafeSignInStart'

type SafeSignInActionsProps = SafeSignInStartProps & {
  /** The hash by which the other owners find the message; undefined while the gateway does not have it. */
  sharedHash: Hex | undefined
  /** Undefined while signatures are missing. */
  onFinish: (() => void) | undefined
}

/** What can be done about a sign-in that waits. */
export function SafeSignInActions({ safe, signIn, obstacle, onReview, sharedHash, onFinish }: SafeSignInActionsProps) {
  const { isFinishing, drop } = signIn
  const common = { chainId: safe.chainId, hasOffer: true, variant: 'primary' } as const
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <div className={styles.actions}>
      {onFinish ? (
        <ActionButton {...common} obstacle={obstacle} isBusy={isFinishing} onClick={onFinish}>
          {isFinishing ? 'Signing in…' : 'Finish signing in'}
        </ActionButton>
      ) : (
        <ActionButton {...common} obstacle={undefined} note={obstacle && sayObstacle(obstacle)} onClick={onReview}>
          Review and sign
        </ActionButton>
      )}
      {sharedHash && (
        <CopyButton
          text={window.location.origin + safeRoutes.message(safe, sharedHash)}
          label="Copy link for the other owners"
        />
      )}
      {isLeaving ? (
        <>
          <span role="status">The signatures so far would be lost.</span>
          <Button onClick={drop}>Discard them</Button>
          <Button onClick={() => setIsLeaving(false)}>Keep them</Button>
        </>
      ) : (
        <Button variant="quiet" disabled={isFinishing} onClick={sharedHash ? () => setIsLeaving(true) : drop}>
          Discard
        </Button>
      )}
    </div>
  )
}
