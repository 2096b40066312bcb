import type { QueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { messageQuery } from '@/lib/gateway/queries/messageQueries'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'

/** What the gateway has of a message now; null when it answers that it has none. Throws GatewayError. */
export async function readStoredMessage(
  client: QueryClient,
  gateway: Gateway,
  chainId: number,
  messageHash: Hex,
): Promise<SafeMessage | null> {
  try {
    return await client.fetchQuery({ ...messageQuery(gateway, chainId, messageHash), staleTime: 0 })
  } catch (error) {
    if (error instanceof GatewayError && error.status === 404) return null
    throw error
  }
}
