import { useQuery } from '@tanstack/react-query'
import { useAccount, useConfig } from 'wagmi'
import { isSessionOf, type Session } from './session'
import { sessionOwnerQuery, staysWithOther } from './sessionOwner'
import { sessionQuery } from './sessionQuery'

export type SessionState =
  | { status: 'loading'; session: undefined }
  | { status: 'unauthenticated'; session: null }
  | { status: 'authenticated'; session: Session }

/**
 * Who is signed in. Unauthenticated also when the server gave no answer, and when the connected wallet shows another
 * account or chain than the session's (the session is then being ended). A Safe stays signed in while one of its owners
 * is connected, on whichever chain: a key is the same on all of them.
 */
export function useSession(): SessionState {
  const { data: session, isPending } = useQuery(sessionQuery)
  const account = useAccount()
  const isOther = session && account.status === 'connected' && !isSessionOf(session, account)
  const { data: isOwner } = useQuery(sessionOwnerQuery(useConfig(), session, isOther ? account.address : undefined))
  if (isPending) return { status: 'loading', session: undefined }
  const isEnding = isOther && !staysWithOther(session, isOwner)
  if (!session || isEnding) return { status: 'unauthenticated', session: null }
  return { status: 'authenticated', session }
}
