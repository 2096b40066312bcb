import type { Session } from '@/lib/auth/session'
import { PrepareButton, type PrepareButtonProps } from './PrepareButton'

export type SafeSignInStartProps = Omit<PrepareButtonProps, 'children'> & {
  /** Who is signed in now; undefined while that is not known. */
  session: Session | null | undefined
}

/** What signing in as a Safe takes, before there is a message to sign. */
export function SafeSignInStart({ session, ...start }: SafeSignInStartProps) {
  return (
    <>
      <p>
        The owners sign a message, each when they come to it, and this browser is signed in as the Safe. It is free and
        sends nothing. The message says until when it can be signed.
      </p>
      {session && <p>{`It takes the place of your sign-in as ${session.address}.`}</p>}
      <PrepareButton {...start}>Sign in as this Safe</PrepareButton>
    </>
  )
}
