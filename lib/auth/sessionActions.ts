import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { isAddress } from 'viem'
import { browserStorage } from '@/lib/storage/browserStorage'
import { fetchSession, type SignedSignIn, submitSignIn, submitSignOut } from './authApi'
import { isSessionOf, type Session } from './session'
import { sessionQuery } from './sessionQuery'
import { SignInError, type SignInReason } from './signInError'
import { readSiweText } from './siweText'

/**
 * Signs in with a signed message and puts the session into the query cache. Throws SignInError when refused; where the
 * answer does not say, the server is asked who is signed in: it may have taken the message, now or from another tab.
 */
export function signIn(queryClient: QueryClient, signed: SignedSignIn): Promise<Session> {
  return inTurn(queryClient, async () => {
    const session = await submitSignIn(signed).catch((error: unknown) => findSession(signed, error))
    await replaceSession(queryClient, session)
    return session
  })
}

/**
 * Ends the session, here at once and then on the server; nothing is asked when nobody is signed in. Throws SignInError
 * when the server did not do it; the cache is then asked again and shows the session that is still there.
 */
export function signOut(queryClient: QueryClient): Promise<void> {
  return inTurn(queryClient, async () => {
    if (queryClient.getQueryData(sessionQuery.queryKey) === null) return
    await replaceSession(queryClient, null)
    try {
      await submitSignOut()
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      throw error
    }
  })
}

/** Written whenever this browser's session begins or ends: no value, so no StoredValue, which is silent about the same one. */
export const sessionChangedKey = 'countersign.sessionChanged'

const unsureReasons: readonly SignInReason[] = ['no_answer', 'unexpected_answer', 'internal_error', 'nonce_used']

/** The session of the very account that the message is of; throws what the sign-in ended with where there is none. */
async function findSession({ message }: SignedSignIn, error: unknown): Promise<Session> {
  if (!(error instanceof SignInError) || !unsureReasons.includes(error.reason)) throw error
  const session = await fetchSession().catch(() => null)
  const { address, chainId } = readSiweText(message) ?? {}
  if (session && address && isAddress(address) && isSessionOf(session, { address, chainId })) return session
  throw error
}

// One after the other: a sign-out's answer that came after the next sign-in's would remove the new cookie.
function inTurn<T>(queryClient: QueryClient, mutationFn: () => Promise<T>): Promise<T> {
  const options = { mutationFn, scope: { id: 'session' }, networkMode: 'always', gcTime: 0 } as const
  return new MutationObserver<T, Error, void>(queryClient, options).mutate()
}

async function replaceSession(queryClient: QueryClient, session: Session | null): Promise<void> {
  // An answer that is still under way describes the time before.
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey })
  queryClient.setQueryData(sessionQuery.queryKey, session)
  // The other tabs of this browser have the same cookie: they ask anew.
  browserStorage.setItem(sessionChangedKey, `${Date.now()}`)
}
