import { HashLabel } from '@/components/chain/HashLabel'
import { MessageText } from '@/components/chain/MessageText'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { Panel } from '@/components/ui/Panel'
import { useParentSignIn } from '@/lib/auth/useParentSignIn'
import { useSession } from '@/lib/auth/useSession'
import { useSignOut } from '@/lib/auth/useSignOut'
import { useGuestTask } from '@/lib/safe-apps/guest/useGuestTask'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { ParentSafe } from '@/lib/wallet/parentSafe'
import styles from './GuestSignIn.module.css'
import { SignatureProgress } from './SignatureProgress'
import * as words from './words'

type GuestSignInProps = { parent: ParentSafe; safe: SafeView }

/** Signing in as the Safe: its owners sign a message at the site around us, and the server asks the Safe's contract. */
export function GuestSignIn({ parent, safe }: GuestSignInProps) {
  const { status, session } = useSession()
  const signIn = useParentSignIn(parent, safe.version)
  const leave = useSignOut()
  const signOut = useGuestTask(leave)
  const failed = signIn.error ?? signOut.error
  return (
    <div id="sign-in">
      <Panel title={words.signIn}>
        {status === 'loading' && <p role="status">{words.askingSession}</p>}
        {status === 'authenticated' && (
          <p className={styles.row}>
            <span>{words.signedInUntil(<TimeLabel time={session.expiresAt} />)}</span>
            <Button onClick={() => signOut.start(undefined)}>{words.signOut}</Button>
          </p>
        )}
        {status === 'unauthenticated' && !isStorageless() && !signIn.isRunning && signIn.left && (
          <LeftWaiting signIn={signIn} expiresAt={signIn.left.expiresAt} />
        )}
        {status === 'unauthenticated' && !isStorageless() && !signIn.isRunning && !signIn.left && (
          <p className={styles.row}>
            <span>{words.signInHint}</span>
            <Button variant="primary" onClick={signIn.start}>
              {words.signIn}
            </Button>
          </p>
        )}
        {status === 'unauthenticated' && isStorageless() && <Notice tone="warning">{words.noCookies}</Notice>}
        {status === 'unauthenticated' && signIn.isRunning && <Waiting signIn={signIn} safe={safe} />}
        {failed !== undefined && <FailureNotice title={words.notSignedIn} error={failed} />}
      </Panel>
    </div>
  )
}

type LeftWaitingProps = { signIn: ReturnType<typeof useParentSignIn>; expiresAt: number }

/** The owners may go on signing: what they have signed so far is not lost when nobody waits for it. */
function LeftWaiting({ signIn, expiresAt }: LeftWaitingProps) {
  return (
    <p className={styles.row}>
      <span>{words.messageLeft(<TimeLabel time={expiresAt} />)}</span>
      <Button variant="primary" onClick={signIn.start}>
        {words.goOn}
      </Button>
      <Button onClick={signIn.discard}>{words.discard}</Button>
    </p>
  )
}

function Waiting({ signIn, safe }: { signIn: ReturnType<typeof useParentSignIn>; safe: SafeView }) {
  const { attempt, stop, askAgain, isResumed } = signIn
  if (!attempt) return <p role="status">{words.preparingMessage}</p>
  const { message, answer, isOnlyAsked } = attempt
  return (
    <>
      <MessageText text={message} />
      {answer.messageHash && <HashLabel name={words.messageHash} hash={answer.messageHash} />}
      {isOnlyAsked && isResumed && (
        <Notice tone="warning" title={words.askedUnknown}>
          {words.askedUnknownHint}
        </Notice>
      )}
      <SignatureProgress chainId={safe.chainId} answer={isOnlyAsked && !isResumed ? undefined : answer} />
      <p className={styles.row}>
        {isOnlyAsked && isResumed && <Button onClick={askAgain}>{words.askAgain}</Button>}
        <Button onClick={stop}>{words.stopWaiting}</Button>
      </p>
    </>
  )
}

/** A frame without an origin of its own: no cookie and no storage, and the server takes no request from it. */
function isStorageless(): boolean {
  return window.origin === 'null'
}
