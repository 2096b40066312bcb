import type { Hex } from 'viem'
import { TimeLabel } from '@/components/chain/TimeLabel'
import type { Session } from '@/lib/auth/session'
import * as words from './words'

type SafeSignInProgressProps = {
  expiresAt: number
  /** The Safe's own, once its contract accepts it. */
  signature: Hex | undefined
  session: Session | null | undefined
}

/** What a sign-in waits for, or that it waits for nothing more. */
export function SafeSignInProgress({ expiresAt, signature, session }: SafeSignInProgressProps) {
  if (!signature) {
    return <p role="status">{words.waiting(<TimeLabel time={expiresAt} />)}</p>
  }
  return (
    <p role="status">
      {signature === '0x' ? words.signedOnChain : words.signed}
      {session && ` ${words.finishingTakesPlace(session.address)}`}
    </p>
  )
}
