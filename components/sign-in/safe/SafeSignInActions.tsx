import { useState } from 'react'
import { ActionButton } from '@/components/safe/act/ActionButton'
import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { sayObstacle } from '@/lib/signing/obstacle'
import styles from './SafeSignIn.module.css'
import type { SafeSignInStartProps } from './SafeSignInStart'
import * as words from './words'

type SafeSignInActionsProps = SafeSignInStartProps & {
  /** The connected account has signed: what is next is another owner's. */
  hasSigned: boolean
  /** Signatures would be lost with it. */
  isBegun: boolean
  /** Where the other owners find the message; undefined before anybody has signed it, and without a service. */
  shared: string | undefined
  /** Undefined while signatures are missing. */
  onFinish: (() => void) | undefined
}

/** What can be done about a sign-in that waits. */
export function SafeSignInActions(props: SafeSignInActionsProps) {
  const { safe, signIn, obstacle, onReview, hasSigned, isBegun, shared, onFinish } = props
  const { isFinishing, drop } = signIn
  const common = { chainId: safe.chainId, hasOffer: true } as const
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <div className={styles.actions}>
      {onFinish ? (
        <ActionButton {...common} variant="primary" obstacle={obstacle} isBusy={isFinishing} onClick={onFinish}>
          {isFinishing ? words.signingIn : words.finish}
        </ActionButton>
      ) : (
        <ActionButton
          {...common}
          variant={hasSigned ? 'secondary' : 'primary'}
          obstacle={undefined}
          note={obstacle && sayObstacle(obstacle)}
          onClick={onReview}
        >
          {words.reviewAndSign}
        </ActionButton>
      )}
      {shared && <CopyButton text={window.location.origin + shared} label={words.copyLink} />}
      {isLeaving ? (
        <>
          <span role="status">{words.losesSignatures}</span>
          <Button onClick={drop}>{words.discardThem}</Button>
          <Button onClick={() => setIsLeaving(false)}>{words.keepThem}</Button>
        </>
      ) : (
        <Button variant="quiet" disabled={isFinishing} onClick={isBegun ? () => setIsLeaving(true) : drop}>
          {words.discard}
        </Button>
      )}
    </div>
  )
}
