import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { checkContractSignature } from '@/lib/safe/signature/contractSignature'
import { pause } from '@/lib/safe-apps/host/pause'
import { collectSafeSignature, requestSafeSignature } from '@/lib/safe-apps/host/requests/safeSignature'
import { fetchSafeNonce } from './authApi'
import { dropPendingSignIn, expiryOf, type PendingSignIn, savePendingSignIn } from './parentSignIn'
import type { Session } from './session'
import { signIn } from './sessionActions'
import { isPassing, sayStartAgain } from './signInEnding'
import { SignInError } from './signInError'
import { waitingMessage } from './waitingSignIns'
import * as words from './words'

export type ParentSignInDeps = {
  queryClient: QueryClient
  sdk: SafeAppsSDK
  /** Undefined where the chain cannot be asked. */
  client: ReadClient | undefined
  /** The Safe; on its version depends the hash of what its owners sign. */
  safe: { chainId: number; address: Address; version: string }
  origin: string
  /** Called with what is under way, as it becomes known. */
  onAttempt: (attempt: PendingSignIn) => void
  intervalMs?: number
}

/** A sign-in that an earlier visit left waiting, to be waited for or asked for once more; without one a new one is made. */
export type ParentSignInStart = { resumed?: PendingSignIn | undefined; isAskedAgain?: boolean }

/**
 * Has the owners sign in at the Safe's site around this page, and waits for them. The message is kept before the site is
 * asked, and until this browser is signed in or the server will not take it: whoever comes back finds it. Throws
 * ParentError, SignInError, and the reason of `signal`.
 */
export async function signInAtParent(
  deps: ParentSignInDeps,
  { resumed, isAskedAgain = false }: ParentSignInStart,
  signal: AbortSignal,
): Promise<Session> {
  const known = resumed ?? (await prepare(deps))
  signal.throwIfAborted()
  const pending = resumed && !isAskedAgain ? resumed : await ask(deps, known)
  signal.throwIfAborted()
  deps.onAttempt(pending)
  savePendingSignIn(pending)
  const signature = await untilExpiry(pending.message, signal, (limit) => collect(deps, pending, limit))
  try {
    const session = await signIn(deps.queryClient, { message: pending.message, signature })
    dropPendingSignIn(pending.message)
    return session
  } catch (error) {
    if (!isPassing(error)) dropPendingSignIn(pending.message)
    throw sayStartAgain(error)
  }
}

async function prepare({ safe, origin }: ParentSignInDeps): Promise<PendingSignIn> {
  const { chainId, address } = safe
  const nonce = await fetchSafeNonce({ chainId, address })
  const message = waitingMessage({ chainId, address, ...nonce }, origin)
  return { message, answer: { messageHash: hashSafeMessage(safe, message).safeMessageHash }, isOnlyAsked: true }
}

async function ask({ sdk, safe, onAttempt }: ParentSignInDeps, known: PendingSignIn): Promise<PendingSignIn> {
  const { message } = known
  const asked: PendingSignIn = { ...known, isOnlyAsked: true }
  savePendingSignIn(asked)
  onAttempt(asked)
  try {
    const { safeMessageHash: messageHash } = hashSafeMessage(safe, message)
    const answer = await requestSafeSignature(sdk, message, messageHash)
    // A signature that came at once has no place of its own: it is found again by the message.
    return { message, answer: answer.signature ? { messageHash, ...answer } : answer }
  } catch (error) {
    // The site has said that it does not do this, and whoever asked is told.
    dropPendingSignIn(message)
    throw error
  }
}

/** Of a message that may have been taken, nobody knows which way it is signed: both are looked at. */
function collect(deps: ParentSignInDeps, { message, answer, isOnlyAsked }: PendingSignIn, limit: AbortSignal) {
  const { sdk, intervalMs } = deps
  const collected = collectSafeSignature(sdk, answer, {
    signal: limit,
    ...(intervalMs !== undefined && { intervalMs }),
  })
  return isOnlyAsked ? Promise.race([collected, signedOnChain(deps, message, limit)]) : collected
}

/** The empty signature, once the Safe's contract says that it signed the message by a transaction (EIP-1271). */
async function signedOnChain(
  { client, safe, intervalMs = 12_000 }: ParentSignInDeps,
  message: string,
  signal: AbortSignal,
): Promise<Hex> {
  const { contentHash: hash } = hashSafeMessage(safe, message)
  for (;;) {
    const asked = { owner: safe.address, hash, preimage: hash, signature: '0x' } as const
    // A chain that does not answer this time is asked again; the other way of signing is looked at meanwhile.
    const answer = client && (await checkContractSignature(client, asked).catch(() => undefined))
    signal.throwIfAborted()
    if (answer?.status === 'valid') return '0x'
    await pause(intervalMs, signal)
    signal.throwIfAborted()
  }
}

/** Waits while the server would still accept the message, and then says that it is too late. */
async function untilExpiry(message: string, signal: AbortSignal, wait: (limit: AbortSignal) => Promise<Hex>) {
  const limit = new AbortController()
  const handleAbort = () => limit.abort(signal.reason)
  const tooLate = () => limit.abort(new SignInError('expired', words.tooLate))
  const timer = setTimeout(tooLate, expiryOf(message) - Date.now())
  signal.addEventListener('abort', handleAbort)
  try {
    return await wait(limit.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', handleAbort)
    // What was looked at beside what came is looked at no more.
    limit.abort()
  }
}
