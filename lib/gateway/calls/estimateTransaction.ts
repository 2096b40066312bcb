import { type Operation, postSafeGasEstimation } from '@safe-global/safe-gateway-typescript-sdk'
import type { Address, Hex } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { type SafeRef, safeParams } from '@/lib/gateway/client/safeRef'
import { estimation } from '@/lib/gateway/schemas/safeSchema'

/** `value` in wei; `operation` 0 calls, 1 delegates. */
export type EstimatedCall = { to: Address; value: bigint; data: Hex; operation: Operation }

/** The gas that the Safe's inner call needs, and the Safe's current and next free nonce. Throws GatewayError. */
export async function estimateTransaction(
  gateway: Gateway,
  safe: SafeRef,
  { to, value, data, operation }: EstimatedCall,
  signal?: AbortSignal,
) {
  const body = { to, value: value.toString(), data, operation }
  return gateway.call(postSafeGasEstimation(...safeParams(safe), body), estimation, signal)
}
