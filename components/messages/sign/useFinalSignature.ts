import type { Hex } from 'viem'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { Check } from '@/lib/safe/verify/verification'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { MessageResult } from './useMessageVerification'
import { useSignedOnChain } from './useSignedOnChain'

export type FinishedMessage = { signature: Hex; check: Check | undefined }

const onChain: Check = {
  status: 'match',
  subject: 'preparedSignature',
  reason: { code: 'signedOnChain' },
}

/** The Safe's finished signature, collected from its owners or made on the chain, and what the Safe says of it. */
export function useFinalSignature(
  safe: SafeView,
  hashes: SafeMessageHashes | undefined,
  message: SafeMessage | undefined,
  { verification }: MessageResult,
): FinishedMessage | undefined {
  const isSignedOnChain = useSignedOnChain(safe, hashes?.contentHash)
  const signature = message?.preparedSignature
  if (signature && signature !== '0x') {
    return { signature, check: verification?.checks.find(({ subject }) => subject === 'preparedSignature') }
  }
  return isSignedOnChain ? { signature: '0x', check: onChain } : undefined
}
