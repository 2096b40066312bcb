import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { readMessage } from '@/lib/gateway/queries/messageQueries'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'

/** What the gateway has of a message now; null when it answers that it has none. Throws GatewayError. */
export async function readStoredMessage(
  gateway: Gateway,
  chainId: number,
  messageHash: Hex,
): Promise<SafeMessage | null> {
  try {
    return await readMessage(gateway, chainId, messageHash)
  } catch (error) {
    if (error instanceof GatewayError && error.status === 404) return null
    throw error
  }
}

/** Whether the gateway lists a signature of this owner; whether that holds is for the verification to say. */
export function isSignedBy(message: SafeMessage | null | undefined, owner: Address): boolean {
  return message?.confirmations.some((confirmation) => isAddressEqual(confirmation.owner.value, owner)) ?? false
}
