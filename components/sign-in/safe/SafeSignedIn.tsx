import { useMutation } from '@tanstack/react-query'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { signOut as signOutWord, stillSignedIn } from '@/components/sign-in/words'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import type { Session } from '@/lib/auth/session'
import { useSignOut } from '@/lib/auth/useSignOut'
import styles from './SafeSignIn.module.css'
import * as words from './words'

type SafeSignedInProps = { session: Session }

/** That this browser is signed in as the Safe, for how long, and what ends it. */
export function SafeSignedIn({ session }: SafeSignedInProps) {
  const signOut = useMutation({ mutationFn: useSignOut() })
  return (
    <>
      <p>{words.signedIn(<TimeLabel time={session.expiresAt} />)}</p>
      <div className={styles.actions}>
        <Button onClick={() => signOut.mutate()}>{signOutWord}</Button>
      </div>
      {signOut.error && <FailureNotice title={stillSignedIn} error={signOut.error} />}
    </>
  )
}
