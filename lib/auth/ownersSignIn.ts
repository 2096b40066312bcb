import type { QueryClient } from '@tanstack/react-query'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { ValueStorage } from '@/lib/storage/storedValue'
import { fetchSafeNonce, type SignedSignIn } from './authApi'
import type { Session } from './session'
import { signIn } from './sessionActions'
import { isFinal, sayStartAgain } from './signInEnding'
import { openWaitingSignIns, safeKeyOf } from './waitingSignIns'

/** Makes a new message for the owners of a Safe, in the place of an earlier one, and keeps it. Throws SignInError. */
export async function prepareOwnersSignIn(storage: ValueStorage, safe: SafeRef): Promise<void> {
  const nonce = await fetchSafeNonce(safe)
  openWaitingSignIns(storage).put({ ...safe, ...nonce })
}

/**
 * Hands the Safe's own signature to the server. The message is kept until this browser is signed in, or the server will
 * take it never again: then SignInError says so, and to start again. Throws SignInError also where it can be tried again.
 */
export async function finishOwnersSignIn(
  { queryClient, storage }: { queryClient: QueryClient; storage: ValueStorage },
  safe: SafeRef,
  signed: SignedSignIn,
): Promise<Session> {
  try {
    const session = await signIn(queryClient, signed)
    forgetOwnersSignIn(storage, safe)
    return session
  } catch (error) {
    if (isFinal(error)) forgetOwnersSignIn(storage, safe)
    throw sayStartAgain(error)
  }
}

/** Discards the message; its nonce is good for nobody else. */
export function forgetOwnersSignIn(storage: ValueStorage, safe: SafeRef): void {
  openWaitingSignIns(storage).drop((entry) => safeKeyOf(entry) === safeKeyOf(safe))
}
