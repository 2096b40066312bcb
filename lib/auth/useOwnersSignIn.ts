import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { browserStorage } from '@/lib/storage/browserStorage'
import type { SignedSignIn } from './authApi'
import { finishOwnersSignIn, forgetOwnersSignIn, prepareOwnersSignIn } from './ownersSignIn'
import { openWaitingSignIns, safeKeyOf, waitingMessage } from './waitingSignIns'

export type OwnersSignIn = {
  /** The message that the owners are signing, and until when (milliseconds since 1970); undefined before one is made. */
  waiting: { message: string; expiresAt: number } | undefined
  /** Makes a new message, in the place of an earlier one. */
  prepare: (onReady: () => void) => void
  isPreparing: boolean
  drop: () => void
  /** Hands the Safe's own signature to the server: `0x` for a message that the Safe signed on the chain. Always the same. */
  finish: (signed: SignedSignIn) => void
  isFinishing: boolean
  error: Error | null
}

const signIns = openWaitingSignIns(browserStorage)

/**
 * Signing in as a Safe whose owners sign one after the other, at any site that shows its messages. The message stays in
 * this browser over reloads and for days; the server takes it from this browser only, once, and until it expires.
 */
export function useOwnersSignIn({ chainId, address }: SafeRef): OwnersSignIn {
  const safe = { chainId, address }
  const queryClient = useQueryClient()
  const entry = useStore(signIns, (all) => all.find((candidate) => safeKeyOf(candidate) === safeKeyOf(safe)))
  const message = entry && waitingMessage(entry, window.location.origin)

  const prepare = useMutation({ mutationFn: () => prepareOwnersSignIn(browserStorage, safe) })
  const finish = useMutation({
    mutationFn: (signed: SignedSignIn) => finishOwnersSignIn({ queryClient, storage: browserStorage }, safe, signed),
  })
  return {
    waiting: entry && message ? { message, expiresAt: entry.expiresAt } : undefined,
    prepare: (onReady) => {
      finish.reset()
      prepare.mutate(undefined, { onSuccess: onReady })
    },
    isPreparing: prepare.isPending,
    drop: () => forgetOwnersSignIn(browserStorage, safe),
    finish: finish.mutate,
    isFinishing: finish.isPending,
    error: finish.error ?? prepare.error,
  }
}
