import { type GatewayTransactionDetails, Methods } from '@safe-global/safe-apps-sdk'
import { TransactionStatus as Status } from '@safe-global/safe-gateway-typescript-sdk/dist/types/transactions.js'
import type { QueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { isAmong } from '@/lib/format/address'
import { freshKey } from '@/lib/query/queryKeys'
import { safeAbi } from '@/lib/safe/call/abi'
import { findLastWritten, readWritten, type WrittenExecution } from '@/lib/safe/execute/writtenExecutions'
import { readExecutedSignatures } from '@/lib/safe/signature/executedSignatures'
import { AppRequestError, appErrorCode } from '@/lib/safe-apps/host/appRequestError'
import * as words from '@/lib/safe-apps/host/words'
import type { SafeView } from '@/lib/safe-view/safeView'
import { findHeldTransaction, type HeldTransaction, listConfirmations } from './heldTransaction'
import { shared } from './shared'
import { type KnownTransaction, toAppTransaction } from './transactionAnswer'

type Sources = { client: ReadClient; queryClient: Pick<QueryClient, 'fetchQuery'> }
type Present = Awaited<ReturnType<typeof readPresent>>

/**
 * A Safe's transaction from what this browser holds and from the chain. Throws AppRequestError where neither knows it, or
 * where the chain's records do not tell how it ended, and viem's errors.
 */
export async function readOwnTransaction(
  sources: Sources,
  safe: SafeView,
  safeTxHash: Hex,
): Promise<GatewayTransactionDetails> {
  const answer = await sources.queryClient.fetchQuery({
    queryKey: freshKey('appTransaction', safe.chainId, safe.address, safeTxHash),
    queryFn: () => tell(sources, safe, safeTxHash),
    ...shared,
  })
  if (typeof answer !== 'string') return answer
  throw new AppRequestError(Methods.getTxBySafeTxHash, appErrorCode.notFound, words.untold[answer])
}

async function tell(
  sources: Sources,
  safe: SafeView,
  safeTxHash: Hex,
): Promise<GatewayTransactionDetails | keyof typeof words.untold> {
  const held = findHeldTransaction(safe, safeTxHash)
  const present = await readPresent(sources, safe)
  const { nonce, owners, threshold } = present
  // The nonces that were used since, its own among them: what is not in as many executions was never executed.
  const used = nonce - (held?.transaction.nonce ?? 0n)
  const executions = used > 0n ? await findExecutions(sources, safe, present, used) : []
  const place = executions.findIndex((execution) => execution.safeTxHash === safeTxHash)
  const execution = executions[place]
  if (execution) {
    const likely = held?.transaction.nonce ?? nonce - 1n - BigInt(place)
    return toAppTransaction(await readExecuted(sources.client, safe, present, { held, execution, nonce: likely }))
  }
  if (!held) return 'unknown'
  if (used > executions.length) return 'ending'
  const confirmations = await listConfirmations(sources.client, safe, owners, held)
  const waiting = confirmations.length < threshold ? Status.AWAITING_CONFIRMATIONS : Status.AWAITING_EXECUTION
  const status = used > 0n ? Status.CANCELLED : waiting
  return toAppTransaction({ ...held, safe: safe.address, safeTxHash, status, owners, threshold, confirmations })
}

/** All of one block: an execution of a later one would be taken for that of an earlier nonce. */
function readPresent({ client, queryClient }: Sources, { chainId, address }: SafeView) {
  const read = async () => {
    const blockNumber = await client.getBlockNumber({ cacheTime: 0 })
    const contract = { address, abi: safeAbi, blockNumber } as const
    const [nonce, owners, threshold] = await Promise.all([
      client.readContract({ ...contract, functionName: 'nonce' }),
      client.readContract({ ...contract, functionName: 'getOwners' }),
      client.readContract({ ...contract, functionName: 'getThreshold' }),
    ])
    return { blockNumber, nonce, owners, threshold: Number(threshold) }
  }
  return queryClient.fetchQuery({ queryKey: freshKey('appSafe', chainId, address), queryFn: read, ...shared })
}

/** Looked for once, until another nonce is used. */
function findExecutions(
  { client, queryClient }: Sources,
  { chainId, address }: SafeView,
  { blockNumber, nonce }: Present,
  wanted: bigint,
): Promise<readonly WrittenExecution[]> {
  return queryClient.fetchQuery({
    queryKey: freshKey('appExecutions', chainId, address, `${nonce}`, `${wanted}`),
    queryFn: () => findLastWritten(client, address, blockNumber, wanted),
    ...{ ...shared, staleTime: Number.POSITIVE_INFINITY },
  })
}

type Executed = { held: HeldTransaction | undefined; execution: WrittenExecution; nonce: bigint }

async function readExecuted(
  client: ReadClient,
  safe: SafeView,
  { owners, threshold: now }: Present,
  { held, execution, nonce }: Executed,
): Promise<KnownTransaction> {
  const { safeTxHash, txHash, isFailed } = execution
  const told = await readWritten(client, safe, execution, nonce)
  const { time, sender, call, transaction = held?.transaction } = told
  const threshold = call?.threshold
  const given = call && (await readExecutedSignatures(call.signatures, safeTxHash, threshold))
  const isOwner = isAmong(owners)
  return {
    ...{ safe: safe.address, safeTxHash, transaction, owners, threshold: threshold ?? now },
    status: isFailed ? Status.FAILED : Status.SUCCESS,
    confirmations: (given ?? []).filter(({ signer }) => threshold !== undefined || isOwner(signer)),
    submittedAt: held?.submittedAt,
    execution: { txHash, time, sender },
  }
}
