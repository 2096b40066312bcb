import type { Hash, Hex } from 'viem'
import * as z from 'zod/mini'
import type { Gateway } from './client'
import { chainParam, hashParam } from './pathParams'
import { GatewayRequest } from './sdkRequest'

/** Takes a queued transaction back, signed by its proposer. Not among the SDK's calls. Throws GatewayError. */
export async function deleteTransaction(
  gateway: Gateway,
  chainId: number,
  safeTxHash: Hash,
  signature: Hex,
  signal?: AbortSignal,
): Promise<void> {
  const path = `/v1/chains/${chainParam(chainId)}/transactions/${hashParam(safeTxHash)}`
  await gateway.call(new GatewayRequest(path, { signature }, 'DELETE'), z.unknown(), signal)
}
