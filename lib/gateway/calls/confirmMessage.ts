import type { Hash, Hex } from 'viem'
import * as z from 'zod/mini'
import type { Gateway } from '@/lib/gateway/client/client'
import { hashParam } from '@/lib/gateway/client/pathParams'
import { send } from '@/lib/gateway/client/request'
import { chainPath } from '@/lib/gateway/client/safeRef'

/** Adds an owner's signature to a message, found by its SafeMessage hash. Throws GatewayError. */
export async function confirmMessage(
  gateway: Gateway,
  chainId: number,
  messageHash: Hash,
  signature: Hex,
): Promise<void> {
  const path = `${chainPath(chainId)}/messages/${hashParam(messageHash)}/signatures`
  await gateway.call(send(path, { signature }), z.unknown())
}
