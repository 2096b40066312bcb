import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { TransactionStatus } from '@safe-global/safe-apps-sdk'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { hash, hex } from '@/lib/gateway/schemas/values'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { askParent, ParentError } from '@/lib/safe-apps/guest/askParent'
import { followSafeTransaction } from '@/lib/safe-apps/host/followTransaction'
import { pause } from '@/lib/safe-apps/host/pause'
import * as words from './words'

/** How far the Safe's site is with a message. A `safeTxHash` means that it is signed by a transaction, on the chain. */
export type SigningAnswer = { signature?: Hex; messageHash?: Hex; safeTxHash?: Hex }

export type CollectOptions = { signal?: AbortSignal; intervalMs?: number }

// A Safe's signature has 65 bytes for each owner, more where an owner is a contract.
const signature = hex.check(z.refine((value) => value.length > 2 && value.length <= 100_000))
const answerShape = z.object({
  signature: z.optional(z.catch(z.optional(signature), undefined)),
  messageHash: z.optional(hash),
  safeTxHash: z.optional(hash),
})

/** Reads such an answer from outside data; undefined when it names no signature and no place to find one. */
export function parseSigningAnswer(value: unknown): SigningAnswer | undefined {
  const { signature, messageHash, safeTxHash } = answerShape.safeParse(value).data ?? {}
  if (signature) return { signature, ...(messageHash && { messageHash }) }
  if (messageHash) return { messageHash }
  return safeTxHash && { safeTxHash }
}

/** Asks the Safe's site to have a text signed; resolves when it has taken the request, which need not be when it is
 * signed. `expectedHash` is the SafeMessage hash of the text as computed here: with another one the site has something
 * else signed. Throws ParentError. */
export async function requestSafeSignature(sdk: SafeAppsSDK, text: string, expectedHash: Hex): Promise<SigningAnswer> {
  const answer = parseSigningAnswer(await askParent(() => sdk.txs.signMessage(text)))
  if (!answer) throw new ParentError(words.badAnswer)
  const { messageHash } = answer
  if (messageHash && !sameBytes(messageHash, expectedHash)) {
    const details = words.otherHash(expectedHash, messageHash)
    throw new ParentError(words.otherMessage, { details })
  }
  return answer
}

/** The Safe's signature once enough owners have signed: asked for again and again. `0x` when the message was signed by
 * a transaction, for the contract then answers to an empty signature. Rejects with ParentError or the reason of `signal`. */
export async function collectSafeSignature(
  sdk: SafeAppsSDK,
  answer: SigningAnswer,
  { signal, intervalMs = 3_000 }: CollectOptions = {},
): Promise<Hex> {
  if (answer.signature) return answer.signature
  if (answer.messageHash) return pollSignature(sdk, answer.messageHash, intervalMs, signal)
  if (!answer.safeTxHash) throw new ParentError(words.badAnswer)
  const progress = await followSafeTransaction(sdk, answer.safeTxHash, { intervalMs, ...(signal && { signal }) })
  if (progress.status === TransactionStatus.SUCCESS) return '0x'
  throw new ParentError(words.signingFailed)
}

async function pollSignature(sdk: SafeAppsSDK, messageHash: Hex, intervalMs: number, signal?: AbortSignal) {
  for (let failures = 0; ; ) {
    try {
      const found = signature.safeParse(await askParent(() => sdk.safe.getOffChainSignature(messageHash), 15_000))
      signal?.throwIfAborted()
      if (found.success) return found.data
      failures = 0
    } catch (error) {
      signal?.throwIfAborted()
      failures += 1
      if (failures >= 10) throw error
    }
    await pause(intervalMs, signal)
    signal?.throwIfAborted()
  }
}
