import { useMutation } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { usePublicClient } from 'wagmi'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { AppError } from '@/lib/errors'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { createOnChainCall } from '@/lib/signing/message/createOnChainCall'
import * as words from './words'

type SignOnChainButtonProps = { safe: SafeView; contentHash: Hex; onCall: (call: SafeCall) => void }

/** Goes on to a transaction that signs the message on the chain, for sites that need that. */
export function SignOnChainButton({ safe, contentHash, onCall }: SignOnChainButtonProps) {
  const client = usePublicClient({ chainId: safe.chainId })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      if (!client) throw new AppError(words.unknownChain)
      return createOnChainCall(client, safe.version, contentHash)
    },
    onSuccess: onCall,
  })
  return (
    <>
      {error && <FailureNotice title={words.notOnChain} error={error} />}
      <div>
        <Button variant="quiet" disabled={isPending || safe.source !== 'chain'} onClick={() => mutate()}>
          {words.signOnChain}
        </Button>
      </div>
    </>
  )
}
