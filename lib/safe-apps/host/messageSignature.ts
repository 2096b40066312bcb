import type { QueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { hasService } from '@/lib/config/publicEnv'
import type { Gateway } from '@/lib/gateway/client/client'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { messageQuery } from '@/lib/gateway/queries/messageQueries'
import type { SafeView } from '@/lib/safe-view/safeView'
import { readFinishedSignature } from '@/lib/signing/message/readFinishedSignature'

type Sources = { gateway: Gateway; client: ReadClient | undefined; queryClient: Pick<QueryClient, 'fetchQuery'> }

/**
 * The joined signature of a Safe's message as the gateway has it, undefined while owners are missing or for a message that
 * it does not know. Without one it is joined from what this browser holds of this Safe, and told once the Safe accepts it.
 * Throws GatewayError and the chain's errors.
 */
export async function fetchMessageSignature(sources: Sources, safe: SafeView, hash: Hex): Promise<Hex | undefined> {
  const { gateway, queryClient } = sources
  if (!hasService) return readFinishedSignature(queryClient, sources, safe, hash)
  try {
    const message = await queryClient.fetchQuery({ ...messageQuery(gateway, safe.chainId, hash), staleTime: 0 })
    return message.preparedSignature ?? undefined
  } catch (error) {
    if (error instanceof GatewayError && error.status === 404) return undefined
    throw error
  }
}
