import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { useReadClient } from '@/lib/chain/useReadClient'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { freshKey } from '@/lib/query/queryKeys'
import { checkExecution } from '@/lib/safe/execute/checkExecution'
import type { Check } from '@/lib/safe/verify/verification'
import { followSafeTransaction, type SafeTransactionProgress } from '@/lib/safe-apps/host/followTransaction'

export type FollowedTransaction = {
  progress: SafeTransactionProgress | undefined
  /** Whether the chain has the execution that the Safe's site names; undefined before there is one. */
  execution: Check | undefined
  error: unknown
  retry: () => void
}

/** Follows a proposal through the Safe's site to its transaction on the chain, and has the chain confirm it. */
export function useSafeTransaction(
  sdk: SafeAppsSDK,
  { chainId, address }: SafeRef,
  safeTxHash: Hex,
): FollowedTransaction {
  const queryClient = useQueryClient()
  const client = useReadClient({ chainId })
  const key = freshKey('guestTransaction', chainId, safeTxHash)
  const progressKey = [...key, 'progress'] as const
  const followed = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      followSafeTransaction(sdk, safeTxHash, {
        signal,
        onProgress: (progress) => queryClient.setQueryData(progressKey, progress),
      }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const latest = useQuery<SafeTransactionProgress>({ queryKey: progressKey, queryFn: skipToken })
  const progress = followed.data ?? latest.data
  const txHash = progress?.txHash
  const execution = useQuery({
    queryKey: [...key, 'execution', txHash ?? null],
    queryFn: async () => (txHash ? (await checkExecution(client, { safe: address, txHash, safeTxHash })).check : null),
    enabled: txHash !== undefined,
    // Our node may be a block behind the site's.
    refetchInterval: (query) => (query.state.data?.status === 'match' ? false : 5_000),
  })
  return {
    progress,
    execution: execution.data ?? undefined,
    error: followed.error,
    retry: () => void followed.refetch(),
  }
}
