import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { ClaimedMessage } from '@/lib/safe/verify/verifyMessage'

/** What the gateway claims of a message, in the form that `verifyMessage` takes; nothing in it is checked yet. */
export function claimMessage(message: SafeMessage): ClaimedMessage {
  return {
    message: message.message,
    safeMessageHash: message.messageHash,
    confirmations: message.confirmations.map(({ owner, signature }) => ({ signer: owner.value, signature })),
    preparedSignature: message.preparedSignature ?? undefined,
  }
}
