import type { Hex } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { locateContract, MissingContractError } from '@/lib/safe/account/deployments'
import { recommendedVersion, versionRules } from '@/lib/safe/account/version'
import { createMessageSigning } from '@/lib/safe/call/transfers'
import type { SafeCall } from '@/lib/safe/hash/transaction'

/**
 * The delegatecall with which the Safe signs on the chain, to the SignMessageLib whose genuine code stands there. Not
 * every version's is on every chain, and that of the recommended one does the same. Throws UnknownSafeVersionError,
 * MissingContractError and the chain's errors.
 */
export async function createOnChainCall(
  client: Pick<ReadClient, 'getCode'>,
  version: string,
  contentHash: Hex,
): Promise<SafeCall> {
  const { libraries } = versionRules(version)
  const library = await locateContract(client, 'signMessageLib', libraries).catch((error: unknown) => {
    if (error instanceof MissingContractError) return locateContract(client, 'signMessageLib', recommendedVersion)
    throw error
  })
  return createMessageSigning(library.address, contentHash)
}
