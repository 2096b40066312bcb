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
