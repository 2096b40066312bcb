import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { TransactionStatus } from '@safe-global/safe-apps-sdk'
import { type Hex, withTimeout } from 'viem'
import * as z from 'zod/mini'
import { hash } from '@/lib/gateway/schemas/values'
import { pause } from './pause'

/** How far a proposed Safe transaction is. `txHash` is the chain's transaction, another thing than the safeTxHash, and
 * undefined until somebody sends it. `missing` is how many owners must still sign, undefined when the Safe's site does
 * not say. */
export type SafeTransactionProgress = {
  status: TransactionStatus
  txHash: Hex | undefined
  missing: number | undefined
}

export type FollowOptions = {
  signal?: AbortSignal
  /** Milliseconds between two questions. */
  intervalMs?: number
  onProgress?: (progress: SafeTransactionProgress) => void
}

/** Asks the Safe's site again and again until the transaction is executed (then with its `txHash`), has failed or was
 * cancelled, and gives that last progress. Questions that fail are asked again, ten in a row at most: a gateway may not
 * know yet what was just proposed. Rejects with the last failure, or with the reason of `signal`. */
export async function followSafeTransaction(
  sdk: SafeAppsSDK,
  safeTxHash: Hex,
  { signal, intervalMs = 3_000, onProgress }: FollowOptions = {},
): Promise<SafeTransactionProgress> {
  for (let failures = 0; ; ) {
    const answer = await readProgress(sdk, safeTxHash).catch((error: unknown) => ({ error }))
    signal?.throwIfAborted()
    if ('error' in answer) {
      failures += 1
      if (failures >= 10) throw answer.error
    } else {
      failures = 0
      onProgress?.(answer)
      if (isFinal(answer)) return answer
    }
    await pause(intervalMs, signal)
    signal?.throwIfAborted()
  }
}

const detailsShape = z.object({
  txStatus: z.enum(TransactionStatus),
  txHash: z.nullish(hash),
  detailedExecutionInfo: z.nullish(
    z.object({
      confirmationsRequired: z.optional(z.number()),
      confirmations: z.optional(z.array(z.unknown())),
    }),
  ),
})

async function readProgress(sdk: SafeAppsSDK, safeTxHash: Hex): Promise<SafeTransactionProgress> {
  const ask = () => sdk.txs.getBySafeTxHash(safeTxHash)
  const { txStatus, txHash, detailedExecutionInfo } = detailsShape.parse(await withTimeout(ask, { timeout: 15_000 }))
  const required = detailedExecutionInfo?.confirmationsRequired
  const given = detailedExecutionInfo?.confirmations?.length
  const missing = required === undefined || given === undefined ? undefined : Math.max(required - given, 0)
  return { status: txStatus, txHash: txHash ?? undefined, missing }
}

function isFinal({ status, txHash }: SafeTransactionProgress): boolean {
  if (status === TransactionStatus.SUCCESS) return txHash !== undefined
  return status === TransactionStatus.FAILED || status === TransactionStatus.CANCELLED
}
