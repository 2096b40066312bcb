import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { getAddress } from 'viem'
import { useReadClient } from '@/lib/chain/useReadClient'
import { type GuestTask, useGuestTask } from '@/lib/safe-apps/guest/useGuestTask'
import type { ParentSafe } from '@/lib/wallet/parentSafe'
import { dropPendingSignIn, expiryOf, type PendingSignIn, readPendingSignIn } from './parentSignIn'
import type { Session } from './session'
import { type ParentSignInStart, signInAtParent } from './signInAtParent'

export type ParentSignIn = Pick<GuestTask<ParentSignInStart, Session>, 'isRunning' | 'error' | 'stop'> & {
  /** The text under way, and what its site said where to find the signature. */
  attempt: PendingSignIn | undefined
  /** A message of before that nobody waits for now, and until when it can be signed (milliseconds since 1970). */
  left: { expiresAt: number } | undefined
  /** Goes on with what was left, or makes a new message. */
  start: () => void
  /** It was begun on an earlier visit, and is only waited for. */
  isResumed: boolean
  /** Has the site around this page take the same message once more. */
  askAgain: () => void
  discard: () => void
}

/**
 * Signs in as the Safe around this page: its owners sign the message at its site, one after the other. A sign-in that a
 * reload interrupted goes on while its message is valid; stopping only stops the waiting. `version` is the Safe's
 * contract version, on which the hash of what the owners sign depends.
 */
export function useParentSignIn({ sdk, safe }: ParentSafe, version: string): ParentSignIn {
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState<PendingSignIn>()
  const { chainId } = safe
  const address = getAddress(safe.address)
  const client = useReadClient({ chainId })
  const [isResumed, setIsResumed] = useState(false)
  const read = useCallback(() => readPendingSignIn({ address, chainId }, window.location.origin), [address, chainId])
  const { start, ...task } = useGuestTask((input: ParentSignInStart, signal) => {
    setIsResumed(input.resumed !== undefined && !input.isAskedAgain)
    const account = { chainId, address, version }
    const deps = { queryClient, sdk, client, safe: account, origin: window.location.origin, onAttempt: setAttempt }
    return signInAtParent(deps, input, signal)
  })

  useEffect(() => {
    const resumed = read()
    if (resumed) start({ resumed })
  }, [read, start])

  const left = task.isRunning ? undefined : read()
  return {
    ...task,
    attempt,
    isResumed,
    left: left && { expiresAt: expiryOf(left.message) },
    // What was signed and could not be judged is handed in once more.
    start: () => start({ resumed: read() }),
    askAgain: () => start({ resumed: read(), isAskedAgain: true }),
    discard: () => {
      dropPendingSignIn()
      task.stop()
    },
  }
}
