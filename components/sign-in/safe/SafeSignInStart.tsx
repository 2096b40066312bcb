import type { Session } from '@/lib/auth/session'
import { PrepareButton, type PrepareButtonProps } from './PrepareButton'
import * as words from './words'

export type SafeSignInStartProps = Omit<PrepareButtonProps, 'children'> & {
  /** Who is signed in now; undefined while that is not known. */
  session: Session | null | undefined
}

/** What signing in as a Safe takes, before there is a message to sign. */
export function SafeSignInStart({ session, ...start }: SafeSignInStartProps) {
  return (
    <>
      <p>{words.signInHint}</p>
      {session && <p>{words.takesPlace(session.address)}</p>}
      <PrepareButton {...start}>{words.signIn}</PrepareButton>
    </>
  )
}
