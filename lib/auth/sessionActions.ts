import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { type SignedMessage, submitSignIn, submitSignOut } from './authApi'
import type { Session } from './session'
import { sessionQuery } from './sessionQuery'

/** Signs in with a signed message and puts the session into the query cache. Throws SignInError when refused. */
export function signIn(queryClient: QueryClient, signed: SignedMessage): Promise<Session> {
  return inTurn(queryClient, async () => {
    const session = await submitSignIn(signed)
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

// One after the other: a sign-out's answer that came after the next sign-in's would remove the new cookie.
function inTurn<T>(queryClient: QueryClient, mutationFn: () => Promise<T>): Promise<T> {
  const options = { mutationFn, scope: { id: 'session' }, networkMode: 'always', gcTime: 0 } as const
  return new MutationObserver<T, Error, void>(queryClient, options).mutate()
}

async function replaceSession(queryClient: QueryClient, session: Session | null): Promise<void> {
  // An answer that is still under way describes the time before.
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey })
  queryClient.setQueryData(sessionQuery.queryKey, session)
}
