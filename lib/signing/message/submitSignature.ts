import type { QueryClient } from '@tanstack/react-query'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { confirmMessage } from '@/lib/gateway/calls/confirmMessage'
import { proposeMessage } from '@/lib/gateway/calls/proposeMessage'
import type { Gateway } from '@/lib/gateway/client/client'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { isRefused, UndeliveredError } from '@/lib/signing/transaction/undelivered'
import { readStoredMessage } from './readStoredMessage'

export type Submission = {
  safe: SafeRef
  message: string | MessageTypedData
  messageHash: Hex
  signature: OwnerSignature
}

/**
 * Hands an owner's signature to the gateway: as a new message, or as one more signature of a message that is there. What
 * counts is what the gateway has in the end, since another tab may have been first and an answer may have been lost.
 * Throws GatewayError when the gateway refused the signature, UndeliveredError when it may take it another time.
 */
export async function submitSignature(client: QueryClient, gateway: Gateway, submission: Submission): Promise<void> {
  const { safe, message, messageHash, signature } = submission
  const read = () => readStoredMessage(client, gateway, safe.chainId, messageHash)
  const confirm = () => confirmMessage(gateway, safe.chainId, messageHash, signature.signature)
  const fail = (error: unknown): never => {
    throw new UndeliveredError(error, signature.signature)
  }
  const judge = (error: unknown): never => {
    if (isRefused(error)) throw error
    return fail(error)
  }
  // Whoever may not read it has not been refused the signature.
  const before = await read().catch(fail)
  if (isSignedBy(before, signature.signer)) return
  try {
    if (before) await confirm()
    else await proposeMessage(gateway, safe, { message, signature: signature.signature })
  } catch (error) {
    const now = await read().catch(() => undefined)
    if (isSignedBy(now, signature.signer)) return
    if (before || now === null) return judge(error)
    // A second proposal is refused as well: that says something about the signature only where there was no first one.
    if (!now) return fail(error)
    await confirm().catch(judge)
  }
}

/** Whether the gateway lists a signature of this owner; whether that holds is for the verification to say. */
export function isSignedBy(message: SafeMessage | null | undefined, owner: Address): boolean {
  return message?.confirmations.some((confirmation) => isAddressEqual(confirmation.owner.value, owner)) ?? false
}
