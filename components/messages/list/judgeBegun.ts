import type { Address } from 'viem'
import type { StoredMessage } from '@/components/messages/sign/useStoredMessage'
import { isSignedBy } from '@/lib/signing/message/readStoredMessage'

export type BegunState = 'asking' | 'there' | 'kept' | 'unsigned'

/** What is known of a message that a wallet was asked to sign. */
export function judgeBegun(stored: StoredMessage, signer: Address, isKept: boolean): BegunState {
  if (isSignedBy(stored.message, signer)) return 'there'
  if (stored.isLoading) return 'asking'
  return isKept ? 'kept' : 'unsigned'
}

/** What whoever comes back is told of it. */
export const begunWords: Record<BegunState, { title: string; sentence: string }> = {
  asking: { title: 'You began to sign a message', sentence: 'Asking the service what became of it…' },
  there: {
    title: 'The service has your signature',
    sentence: 'The message that you signed arrived, though its answer did not reach this page. Nothing is to be done.',
  },
  kept: {
    title: 'You signed a message, and the service does not have it',
    sentence: 'The signature is kept in this browser: deliver it from the review. Your wallet is not asked again.',
  },
  unsigned: {
    title: 'Your wallet was asked to sign a message',
    sentence:
      'Its answer has not reached this browser, and the service has no signature of yours. The question may still be ' +
      'open in another tab or in the wallet; if it is not, review the message and sign it again.',
  },
}
