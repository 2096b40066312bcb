import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ReadClient } from '@/lib/chain/readClient'
import { freshKey } from '@/lib/query/queryKeys'
import { digestOf } from '@/lib/storage/digest'
import { type ApprovalInput, verifyApproved } from './approvedTransaction'

const pollingInterval = 15_000
const keptFor = 300_000

/** The result of `verifyApproved`; asked again while it is no match. What was shown once stays: a hash has one content. */
export function approvedQuery(client: ReadClient | undefined, input: Omit<ApprovalInput, 'client'>) {
  const { chainId, approval, known } = input
  return queryOptions({
    queryKey: freshKey('approved', chainId, digestOf([approval, known])),
    queryFn: client ? ({ signal }) => verifyApproved({ ...input, client }, signal) : skipToken,
    staleTime: pollingInterval,
    gcTime: keptFor,
    refetchInterval: (query) => (query.state.data?.status === 'match' ? false : pollingInterval),
  })
}
