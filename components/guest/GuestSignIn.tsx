import { HashLabel } from '@/components/chain/HashLabel'
import { MessageText } from '@/components/chain/MessageText'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { Panel } from '@/components/ui/Panel'
import { useParentSignIn } from '@/lib/auth/useParentSignIn'
import { useSession } from '@/lib/auth/useSession'
import { useSignOut } from '@/lib/auth/useSignOut'
import { useGuestTask } from '@/lib/safe-apps/guest/useGuestTask'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { ParentSafe } from '@/lib/wallet/parentSafe'
import styles from './GuestSignIn.module.css'
import { SignatureProgress } from './SignatureProgress'

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
      <Panel title="Sign in as this Safe">
        {status === 'loading' && <p role="status">Asking whether you are signed in…</p>}
        {status === 'authenticated' && (
          <p className={styles.row}>
            <span>
              Proved: you are signed in as this Safe, until <TimeLabel time={session.expiresAt} />.
            </span>
            <Button onClick={() => signOut.start(undefined)}>Sign out</Button>
          </p>
        )}
        {status === 'unauthenticated' && !isStorageless() && !signIn.isRunning && signIn.left && (
          <LeftWaiting signIn={signIn} expiresAt={signIn.left.expiresAt} />
        )}
        {status === 'unauthenticated' && !isStorageless() && !signIn.isRunning && !signIn.left && (
          <p className={styles.row}>
            <span>
              The owners sign a message, each when they come to it. It is free and sends nothing; it says until when it
              can be signed.
            </span>
            <Button variant="primary" onClick={signIn.start}>
              Sign in as this Safe
            </Button>
          </p>
        )}
        {status === 'unauthenticated' && isStorageless() && (
          <Notice tone="warning">
            The site around this page keeps it from holding a cookie, so nobody can be signed in here. Everything else
            works.
          </Notice>
        )}
        {status === 'unauthenticated' && signIn.isRunning && <Waiting signIn={signIn} safe={safe} />}
        {failed !== undefined && <FailureNotice title="You are not signed in" error={failed} />}
      </Panel>
    </div>
  )
}

type LeftWaitingProps = { signIn: ReturnType<typeof useParentSignIn>; expiresAt: number }

/** The owners may go on signing: what they have signed so far is not lost when nobody waits for it. */
function LeftWaiting({ signIn, expiresAt }: LeftWaitingProps) {
  return (
    <p className={styles.row}>
      <span>
        A message of before can still be signed and handed in, until <TimeLabel time={expiresAt} />.
      </span>
      <Button variant="primary" onClick={signIn.start}>
        Go on with it
      </Button>
      <Button onClick={signIn.discard}>Discard it</Button>
    </p>
  )
}

function Waiting({ signIn, safe }: { signIn: ReturnType<typeof useParentSignIn>; safe: SafeView }) {
  const { attempt, stop, askAgain, isResumed } = signIn
  if (!attempt) return <p role="status">Preparing the message…</p>
  const { message, answer, isOnlyAsked } = attempt
  return (
    <>
      <MessageText text={message} />
      {answer.messageHash && <HashLabel name="Message hash" hash={answer.messageHash} />}
      {isOnlyAsked && isResumed && (
        <Notice tone="warning" title="Whether the site around this page took the message is not known">
          This page was closed while it was asked. If its owners do not find it there, ask again: it is the same
          message.
        </Notice>
      )}
      <SignatureProgress chainId={safe.chainId} answer={isOnlyAsked && !isResumed ? undefined : answer} />
      <p className={styles.row}>
        {isOnlyAsked && isResumed && <Button onClick={askAgain}>Ask again</Button>}
        <Button onClick={stop}>Stop waiting</Button>
      </p>
    </>
  )
}

/** A frame without an origin of its own: no cookie and no storage, and the server takes no request from it. */
function isStorageless(): boolean {
  return window.origin === 'null'
}
