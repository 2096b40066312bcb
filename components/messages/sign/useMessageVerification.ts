import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Hex } from 'viem'
import { notChecked } from '@/components/verification/words'
import { useReadClient } from '@/lib/chain/useReadClient'
import { describeError } from '@/lib/errors'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { Check, CheckStatus } from '@/lib/safe/verify/verification'
import type { MessageVerification } from '@/lib/safe/verify/verifyMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import { summarise } from '@/lib/verify/checks/describeCheck'
import { messageVerificationQuery } from '@/lib/verify/verificationQuery'

export type MessageResult = {
  status: CheckStatus | 'loading'
  sentence: string | undefined
  verification: MessageVerification | undefined
}

const loading: MessageResult = { status: 'loading', sentence: undefined, verification: undefined }

/** What checking a message found that was asked for by `requestedHash`; nothing is asked before `isEnabled`. */
export function useMessageVerification(
  safe: SafeView,
  requestedHash: Hex,
  message: SafeMessage | undefined,
  isEnabled = true,
): MessageResult {
  const { chainId, address, version, chain, phases } = safe
  const client = useReadClient({ chainId })
  const options = useMemo(() => {
    if (!message) return undefined
    const input = { ref: { chainId, address }, version, chain, message, messageHash: requestedHash }
    return messageVerificationQuery(client, phases.chain, input)
  }, [client, phases.chain, chainId, address, version, chain, message, requestedHash])
  const queries = options ? [{ ...options, enabled: isEnabled }] : []
  const [query] = useQueries({ queries })
  const { data, error } = query ?? {}
  if (error) return { ...loading, status: 'unknown', sentence: notChecked(describeError(error)) }
  if (!data || !message) return loading
  const verification = withAnsweredHash(data, message.messageHash, requestedHash)
  return { status: verification.status, sentence: summarise(verification.checks).sentence, verification }
}

function withAnsweredHash(verification: MessageVerification, answered: Hex, requested: Hex): MessageVerification {
  if (sameBytes(answered, requested)) return verification
  const named = { subject: 'safeMessageHash', field: 'safeMessageHash', expected: requested, received: answered }
  const check: Check = { status: 'mismatch', reason: { code: 'otherMessage' }, ...named }
  return { ...verification, status: 'mismatch', checks: [check, ...verification.checks] }
}
