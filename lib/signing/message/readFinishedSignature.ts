import type { QueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { hasService } from '@/lib/config/publicEnv'
import { readMessage } from '@/lib/gateway/queries/messageQueries'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { ActDeps } from '@/lib/signing/runAct'
import { messageVerificationQuery } from '@/lib/verify/verificationQuery'
import { findHeld } from './heldMessages'

/** The Safe's own signature once enough owners have signed and the Safe accepts it; undefined before, or when unknown. */
export async function readFinishedSignature(
  queryClient: QueryClient,
  { client, gateway }: Pick<ActDeps, 'client' | 'gateway'>,
  safe: SafeView,
  messageHash: Hex,
): Promise<Hex | undefined> {
  const { chainId, address, version, chain, phases } = safe
  const stored = hasService ? await readMessage(gateway, chainId, messageHash) : findHeld(safe, messageHash)
  if (!stored?.preparedSignature || phases.chain === 'checking') return undefined
  const input = { ref: { chainId, address }, version, chain, message: stored, messageHash }
  const query = messageVerificationQuery(client, phases.chain, input)
  const { status } = await queryClient.fetchQuery(query)
  return status === 'match' ? stored.preparedSignature : undefined
}
