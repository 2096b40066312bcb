import type { QueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { hasService } from '@/lib/config/publicEnv'
import type { Gateway } from '@/lib/gateway/client/client'
import { readMessage } from '@/lib/gateway/queries/messageQueries'
import type { SafeView } from '@/lib/safe-view/safeView'
import { messageVerificationQuery } from '@/lib/verify/verificationQuery'
import { findHeld } from './heldMessages'

/**
 * The Safe's own signature once enough owners have signed and the Safe accepts it; undefined before, or when unknown.
 * Without a gateway it is told from what this browser holds.
 */
export async function readFinishedSignature(
  queryClient: Pick<QueryClient, 'fetchQuery'>,
  { client, gateway }: { client: ReadClient | undefined; gateway: Gateway },
  safe: SafeView,
  messageHash: Hex,
): Promise<Hex | undefined> {
  const { chainId, address, version, chain, phases } = safe
  const stored = hasService ? await readMessage(gateway, chainId, messageHash) : findHeld(safe, messageHash)
  if (!stored?.preparedSignature || phases.chain === 'checking') return undefined
  const input = { ref: { chainId, address }, version, chain, message: stored, messageHash }
  const query = messageVerificationQuery(client, phases.chain, input)
  // What was read just now is another object each time: nobody would find its verdict again.
  const { status } = await queryClient.fetchQuery({ ...query, gcTime: 0 })
  return status === 'match' ? stored.preparedSignature : undefined
}
