import { skipToken, useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { useReadClient } from '@/lib/chain/useReadClient'
import { freshKey } from '@/lib/query/queryKeys'
import { checkContractSignature } from '@/lib/safe/signature/contractSignature'
import type { SafeView } from '@/lib/safe-view/safeView'

const pollingInterval = 15_000

/** Whether the Safe itself says that it signed by a transaction: then it accepts an empty signature (EIP-1271). */
export function useSignedOnChain({ chainId, address }: SafeView, contentHash: Hex | undefined): boolean {
  const client = useReadClient({ chainId })
  const { data } = useQuery({
    queryKey: freshKey('signedOnChain', chainId, address, contentHash),
    queryFn:
      client && contentHash
        ? () =>
            checkContractSignature(client, {
              ...{ owner: address, hash: contentHash, preimage: contentHash, signature: '0x' },
            })
        : skipToken,
    refetchInterval: ({ state }) => (state.data?.status === 'valid' ? false : pollingInterval),
  })
  return data?.status === 'valid'
}
