import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { freshKey } from '@/lib/query/queryKeys'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { estimateExecution } from '@/lib/safe/execute/estimateExecution'
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
  client: ReadClient | undefined,
  chain: SafeState | undefined,
  transaction: SafeTransaction | undefined,
) {
  return queryOptions({
    queryKey: freshKey('simulation', client?.chain?.id, digestOf([chain, transaction])),
    queryFn: client && chain && transaction ? () => simulateTransaction(client, chain, transaction) : skipToken,
    staleTime: pollingInterval,
    gcTime: 0,
  })
}

/** The result of `estimateExecution` on the same state, null where the node does not tell. */
export function executionCostQuery(
  client: ReadClient | undefined,
  chain: SafeState | undefined,
  transaction: SafeTransaction | undefined,
) {
  return queryOptions({
    queryKey: freshKey('executionCost', client?.chain?.id, digestOf([chain, transaction])),
    queryFn:
      client && chain && transaction
        ? async () => (await estimateExecution(client, chain, transaction)) ?? null
        : skipToken,
    staleTime: pollingInterval,
    gcTime: 0,
  })
}

/** What the sender of a mined transaction has paid for gas, in the smallest unit of the network's currency. */
export function paidFeeQuery(client: ReadClient | undefined, txHash: Hex | undefined) {
  const read = async (chain: ReadClient, hash: Hex) => {
    const { gasUsed, effectiveGasPrice } = await chain.getTransactionReceipt({ hash })
    return gasUsed * effectiveGasPrice
  }
  return queryOptions({
    queryKey: freshKey('paidFee', client?.chain?.id, txHash),
    queryFn: client && txHash ? () => read(client, txHash) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
