import type { Hex, PublicClient } from 'viem'
import { locateContract, MissingContractError } from '@/lib/safe/account/deployments'
import { parseSafeVersion } from '@/lib/safe/account/version'
import { createMessageSigning } from '@/lib/safe/call/transfers'
import type { SafeCall } from '@/lib/safe/hash/transaction'

const commonVersion = '1.4.1'

/**
 * The delegatecall with which the Safe signs on the chain, to the SignMessageLib whose genuine code stands there. Where
 * the version has none of its own, that of 1.4.1 does the same. Throws MissingContractError and the chain's errors.
 */
export async function createOnChainCall(
  client: Pick<PublicClient, 'getCode'>,
  version: string,
  contentHash: Hex,
): Promise<SafeCall> {
  const own = parseSafeVersion(version)
  const library = await locateContract(client, 'signMessageLib', own).catch((error: unknown) => {
    if (error instanceof MissingContractError) return locateContract(client, 'signMessageLib', commonVersion)
    throw error
  })
  return createMessageSigning(library.address, contentHash)
}
