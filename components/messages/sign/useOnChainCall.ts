import { useMutation } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { useReadClient } from '@/lib/chain/useReadClient'
import { AppError } from '@/lib/errors'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { createOnChainCall } from '@/lib/signing/message/createOnChainCall'
import * as words from './words'

/** Makes the call of a transaction that signs the message on the chain, for sites that need that. */
export function useOnChainCall(
  safe: SafeView,
  contentHash: Hex | undefined,
  onCall: ((call: SafeCall) => void) | undefined,
) {
  const client = useReadClient({ chainId: safe.chainId })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (hash: Hex) => {
      if (!client) throw new AppError(words.unknownChain)
      return createOnChainCall(client, safe.version, hash)
    },
    onSuccess: onCall,
  })
  const isOffered = contentHash !== undefined && onCall !== undefined
  return {
    isOffered,
    isReady: !isPending && safe.source === 'chain',
    error,
    make: () => contentHash && mutate(contentHash),
  }
}
