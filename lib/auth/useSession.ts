import { useQuery } from '@tanstack/react-query'
import { useAccount } from 'wagmi'
import { isSessionOf, type Session } from './session'
import { sessionQuery } from './sessionQuery'

export type SessionState =
  | { status: 'loading'; session: undefined }
  | { status: 'unauthenticated'; session: null }
  | { status: 'authenticated'; session: Session }

/**
 * Who is signed in. Unauthenticated also when the server gave no answer, and when the connected wallet shows another
 * account or chain than the session's (the session is then being ended).
 */
export function useSession(): SessionState {
  const { data: session, isPending } = useQuery(sessionQuery)
  const account = useAccount()
  if (isPending) return { status: 'loading', session: undefined }
  const isOtherAccount = session && account.status === 'connected' && !isSessionOf(session, account)
  if (!session || isOtherAccount) return { status: 'unauthenticated', session: null }
  return { status: 'authenticated', session }
}
