import { useMutation } from '@tanstack/react-query'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/FailureNotice'
import type { Session } from '@/lib/auth/session'
import { useSignOut } from '@/lib/auth/useSignOut'
import styles from './SafeSignIn.module.css'

type SafeSignedInProps = { session: Session }

/** That this browser is signed in as the Safe, for how long, and what ends it. */
export function SafeSignedIn({ session }: SafeSignedInProps) {
  const signOut = useMutation({ mutationFn: useSignOut() })
  return (
    <>
      <p>
        <strong>Proved: you are signed in as this Safe</strong>, until <TimeLabel time={session.expiresAt} />. It ends
        earlier when you disconnect, or connect an account that is no owner.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => signOut.mutate()}>Sign out</Button>
      </div>
      {signOut.error && <FailureNotice title="You are still signed in" error={signOut.error} />}
    </>
  )
}
