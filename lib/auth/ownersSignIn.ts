import type { QueryClient } from '@tanstack/react-query'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { fetchSafeNonce, type SignedMessage } from './authApi'
import type { Session } from './session'
import { signIn } from './sessionActions'
import { isFinal, sayStartAgain } from './signInEnding'
import { addWaitingSignIn, dropWaitingSignIn, waitingSignInsKey } from './waitingSignIns'

export type SignInStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Makes a new message for the owners of a Safe, in the place of an earlier one, and keeps it. Throws SignInError. */
export async function prepareOwnersSignIn(storage: SignInStorage, safe: SafeRef): Promise<void> {
  const nonce = await fetchSafeNonce(safe)
  store(storage, (text) => addWaitingSignIn(text, { ...safe, ...nonce }))
}

/**
 * Hands the Safe's own signature to the server. The message is kept until this browser is signed in, or the server will
 * take it never again: then SignInError says so, and to start again. Throws SignInError also where it can be tried again.
 */
export async function finishOwnersSignIn(
  { queryClient, storage }: { queryClient: QueryClient; storage: SignInStorage },
  safe: SafeRef,
  signed: SignedMessage,
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
export function forgetOwnersSignIn(storage: SignInStorage, safe: SafeRef): void {
  store(storage, (text) => dropWaitingSignIn(text, safe))
}

function store(storage: SignInStorage, change: (text: string | null) => string): void {
  storage.setItem(waitingSignInsKey, change(storage.getItem(waitingSignInsKey)))
}
