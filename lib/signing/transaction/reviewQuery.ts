import { queryOptions, skipToken } from '@tanstack/react-query'
import type { PublicClient } from 'viem'
import { freshKey } from '@/lib/query/queryKeys'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { simulateTransaction } from '@/lib/safe/execute/simulate'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { digestOf } from '@/lib/storage/digest'
import { type ReviewInput, reviewTransaction } from './review'

type Open<Input> = { [Key in keyof Input]: Input[Key] | undefined }

const pollingInterval = 15_000

/**
 * The result of `reviewTransaction`, null for what is signed by nobody; under a key that holds all that it judges, so
 * that another transaction or another state of the Safe never finds an earlier result.
 */
export function reviewQuery({ ref, chain, client, subject, known }: Open<ReviewInput>) {
  const isReady = ref && chain && client && subject && known
  return queryOptions({
    queryKey: freshKey('review', digestOf([ref, chain, subject, known])),
    queryFn: isReady
      ? async () => (await reviewTransaction({ ref, chain, client, subject, known })) ?? null
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: pollingInterval,
  })
}

/** The result of `simulateTransaction` on the state of the chain that is shown. */
export function simulationQuery(
  client: PublicClient | undefined,
  chain: SafeState | undefined,
  transaction: SafeTransaction | undefined,
) {
  return queryOptions({
    queryKey: freshKey('simulation', digestOf([chain, transaction])),
    queryFn: client && chain && transaction ? () => simulateTransaction(client, chain, transaction) : skipToken,
    staleTime: pollingInterval,
    gcTime: 0,
  })
}
