import type { QueryClient } from '@tanstack/react-query'
import type { Address, Hex, PublicClient } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { bytesShownToOwners, type SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import type { SignedContent } from '@/lib/safe/signature/verifySignature'
import type { SafeView } from '@/lib/safe-view/safeView'
import { isKeptFor } from '@/lib/signing/transaction/keptSignature'
import { UndeliveredError } from '@/lib/signing/transaction/undelivered'
import type { ActSubject, UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { type Submission, submitSignature } from './submitSignature'

type SignedMessage = {
  safe: Pick<SafeView, 'chainId' | 'address' | 'version' | 'owners'>
  hashes: SafeMessageHashes
  signer: Address
}
type Deps = { queryClient: QueryClient; gateway: Gateway; unfinished: UnfinishedActs }

/** The signature of an owner that the gateway has not taken: what the browser keeps, if it holds. */
export async function findKeptSignature(
  client: PublicClient | undefined,
  unfinished: UnfinishedActs,
  { safe, hashes, signer }: SignedMessage,
): Promise<OwnerSignature | undefined> {
  const content = contentOf(safe, hashes)
  const signature = unfinished.findSignature(subjectOf(safe, content.hash), signer)
  if (!signature) return undefined
  const kept = { signer, signature }
  return (await isKeptFor(client, { safe, content, kept })) ? kept : undefined
}

/** What the owners of a Safe sign of a message. */
export function contentOf({ version }: Pick<SafeView, 'version'>, hashes: SafeMessageHashes): SignedContent {
  return { hash: hashes.safeMessageHash, preimage: bytesShownToOwners(version, hashes) }
}

/**
 * Hands an owner's signature to the gateway, and keeps it in the browser until the gateway has it or refuses it. Throws
 * UndeliveredError while it is kept, GatewayError when it was refused.
 */
export async function deliverSignature(
  { queryClient, gateway, unfinished }: Deps,
  submission: Submission,
): Promise<void> {
  const { safe, messageHash, signature } = submission
  const subject = subjectOf(safe, messageHash)
  unfinished.keepSignature({ ...subject, ...signature })
  try {
    await submitSignature(queryClient, gateway, submission)
  } catch (error) {
    if (!(error instanceof UndeliveredError)) unfinished.forgetSignature(subject, signature.signer)
    throw error
  }
  unfinished.forgetSignature(subject, signature.signer)
}

function subjectOf({ chainId, address }: SafeRef, hash: Hex): ActSubject {
  return { chainId, safe: address, hash }
}
