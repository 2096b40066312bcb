import type { Hex } from 'viem'
import { TimeLabel } from '@/components/chain/TimeLabel'
import type { Session } from '@/lib/auth/session'

type SafeSignInProgressProps = {
  expiresAt: number
  /** The Safe's own, once its contract accepts it. */
  signature: Hex | undefined
  session: Session | null | undefined
}

/** What a sign-in waits for, or that it waits for nothing more. */
export function SafeSignInProgress({ expiresAt, signature, session }: SafeSignInProgressProps) {
  if (!signature) {
    return (
      <p role="status">
        Waiting for the owners to sign, until <TimeLabel time={expiresAt} />. You may close this page and come back:
        this browser keeps the message.
      </p>
    )
  }
  return (
    <p role="status">
      {signature === '0x'
        ? 'The Safe signed it on the chain: its signature is empty (0x), and its contract says that this holds.'
        : 'Enough owners have signed, and the Safe’s contract accepts their signature.'}
      {session && ` Finishing takes the place of your sign-in as ${session.address}.`}
    </p>
  )
}
