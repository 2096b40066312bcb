import type { Hash, Hex } from 'viem'
import * as z from 'zod/mini'
import type { Gateway } from '@/lib/gateway/client/client'
import { hashParam } from '@/lib/gateway/client/pathParams'
import { send } from '@/lib/gateway/client/request'
import { chainPath, type SafeRef } from '@/lib/gateway/client/safeRef'

const hour = 3_600_000

/** What its proposer signs to take a queued transaction back (EIP-712). It holds for this hour and the next. */
export function deletionTypedData({ chainId, address }: SafeRef, safeTxHash: Hash, now = Date.now()) {
  return {
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId, verifyingContract: address },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(Math.floor(now / hour)) },
  } as const
}

/**
 * Takes a queued transaction back; `signature` is its proposer's over `deletionTypedData`. Not among the specified calls.
 * Throws GatewayError.
 */
export async function deleteTransaction(
  gateway: Gateway,
  chainId: number,
  safeTxHash: Hash,
  signature: Hex,
): Promise<void> {
  const path = `${chainPath(chainId)}/transactions/${hashParam(safeTxHash)}`
  await gateway.call(send(path, { signature }, 'DELETE'), z.unknown())
}
