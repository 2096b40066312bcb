import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getAddress, type Hex } from 'viem'
import { hashSafeMessage } from '@/lib/safe/messageHash'
import type { ParentSafe } from '@/lib/safe-apps/guest'
import { collectSafeSignature, requestSafeSignature } from '@/lib/safe-apps/safeSignature'
import { type GuestTask, useGuestTask } from '@/lib/safe-apps/useGuestTask'
import { fetchSafeNonce } from './authApi'
import { dropPendingSignIn, expiryOf, type PendingSignIn, readPendingSignIn, savePendingSignIn } from './parentSignIn'
import type { Session } from './session'
import { signIn } from './sessionActions'
import { SignInError, type SignInReason } from './signInError'
import { waitingMessage } from './waitingSignIns'

const passingReasons: readonly SignInReason[] = [
  'no_answer',
  'unexpected_answer',
  'internal_error',
  'chain_unreachable',
  'nonce_store_unreachable',
]

export type ParentSignIn = Pick<GuestTask<PendingSignIn | undefined, Session>, 'isRunning' | 'error' | 'stop'> & {
  /** The text under way, and what its site said where to find the signature; undefined before it has taken it. */
  attempt: { message: string; answer?: PendingSignIn['answer'] } | undefined
  start: () => void
}

/**
 * Signs in as the Safe around this page: its owners sign the message at its site, one after the other. A sign-in that a
 * reload interrupted goes on while its message is valid. `version` is the Safe's contract version, on which the hash of
 * what the owners sign depends.
 */
export function useParentSignIn({ sdk, safe }: ParentSafe, version: string): ParentSignIn {
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState<ParentSignIn['attempt']>()
  const { chainId } = safe
  const address = getAddress(safe.address)

  const begin = async (): Promise<PendingSignIn> => {
    const nonce = await fetchSafeNonce({ chainId, address })
    const message = waitingMessage({ chainId, address, ...nonce }, window.location.origin)
    const { safeMessageHash } = hashSafeMessage({ address, chainId, version }, message)
    setAttempt({ message })
    return { message, answer: await requestSafeSignature(sdk, message, safeMessageHash) }
  }

  const { start, ...task } = useGuestTask(async (resumed: PendingSignIn | undefined, signal) => {
    const pending = resumed ?? (await begin())
    signal.throwIfAborted()
    setAttempt(pending)
    savePendingSignIn(pending)
    const { message, answer } = pending
    const collect = (limit: AbortSignal) => collectSafeSignature(sdk, answer, { signal: limit })
    const signature = await untilExpiry(message, signal, collect)
    try {
      const session = await signIn(queryClient, { message, signature })
      dropPendingSignIn()
      return session
    } catch (error) {
      if (!isPassing(error)) dropPendingSignIn()
      throw error
    }
  })

  useEffect(() => {
    const pending = readPendingSignIn({ address, chainId }, window.location.origin)
    if (pending) start(pending)
  }, [address, chainId, start])

  const stop = () => {
    dropPendingSignIn()
    task.stop()
  }
  // What was signed and could not be judged is handed in once more.
  const restart = () => start(readPendingSignIn({ address, chainId }, window.location.origin))
  return { ...task, attempt, start: restart, stop }
}

/** The server, its store or the chain was away: the message and its signature are as good as before. */
function isPassing(error: unknown): boolean {
  return error instanceof SignInError && passingReasons.includes(error.reason)
}

/** Waits while the server would still accept the message, and then says that it is too late. */
async function untilExpiry(message: string, signal: AbortSignal, collect: (limit: AbortSignal) => Promise<Hex>) {
  const limit = new AbortController()
  const handleAbort = () => limit.abort(signal.reason)
  const tooLate = () => limit.abort(new SignInError('expired', 'The time to sign this message is over. Start again.'))
  const timer = setTimeout(tooLate, expiryOf(message) - Date.now())
  signal.addEventListener('abort', handleAbort)
  try {
    return await collect(limit.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', handleAbort)
  }
}
