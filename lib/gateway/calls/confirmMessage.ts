import { confirmSafeMessage } from '@safe-global/safe-gateway-typescript-sdk'
import type { Hash, Hex } from 'viem'
import * as z from 'zod/mini'
import type { Gateway } from '@/lib/gateway/client/client'
import { chainParam, hashParam } from '@/lib/gateway/client/pathParams'

/** Adds an owner's signature to a message, found by its SafeMessage hash. Throws GatewayError. */
export async function confirmMessage(
  gateway: Gateway,
  chainId: number,
  messageHash: Hash,
  signature: Hex,
  signal?: AbortSignal,
): Promise<void> {
  const call = confirmSafeMessage(chainParam(chainId), hashParam(messageHash), { signature })
  await gateway.call(call, z.unknown(), signal)
}
