import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'
import type { SignedMessage } from './authApi'
import { finishOwnersSignIn, forgetOwnersSignIn, prepareOwnersSignIn } from './ownersSignIn'
import { isOfSafe, parseWaitingSignIns, waitingMessage, waitingSignInsKey } from './waitingSignIns'

export type OwnersSignIn = {
  /** The message that the owners are signing, and until when (milliseconds since 1970); undefined before one is made. */
  waiting: { message: string; expiresAt: number } | undefined
  /** Makes a new message, in the place of an earlier one. */
  prepare: (onReady: () => void) => void
  isPreparing: boolean
  drop: () => void
  /** Hands the Safe's own signature to the server: `0x` for a message that the Safe signed on the chain. Always the same. */
  finish: (signed: SignedMessage) => void
  isFinishing: boolean
  error: Error | null
}

const stored = new StoredValue(browserStorage, waitingSignInsKey, parseWaitingSignIns)

/**
 * Signing in as a Safe whose owners sign one after the other, at any site that shows its messages. The message stays in
 * this browser over reloads and for days; the server takes it from this browser only, once, and until it expires.
 */
export function useOwnersSignIn({ chainId, address }: SafeRef): OwnersSignIn {
  const safe = { chainId, address }
  const queryClient = useQueryClient()
  const all = useStore(stored)
  const entry = all.find((candidate) => isOfSafe(candidate, safe))
  const message = entry && waitingMessage(entry, window.location.origin)

  const prepare = useMutation({
    mutationFn: async () => browserStorage && prepareOwnersSignIn(browserStorage, safe),
  })
  const drop = () => browserStorage && forgetOwnersSignIn(browserStorage, safe)
  const finish = useMutation({
    mutationFn: async (signed: SignedMessage) =>
      browserStorage && finishOwnersSignIn({ queryClient, storage: browserStorage }, safe, signed),
  })
  return {
    waiting: entry && message ? { message, expiresAt: entry.expiresAt } : undefined,
    prepare: (onReady) => {
      finish.reset()
      prepare.mutate(undefined, { onSuccess: onReady })
    },
    isPreparing: prepare.isPending,
    drop,
    finish: finish.mutate,
    isFinishing: finish.isPending,
    error: finish.error ?? prepare.error,
  }
}
