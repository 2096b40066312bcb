import type { Address } from 'viem'
import type { GatewayClient } from '../chain/client'
import { safeAbi } from '../chain/events'
import { Failure, notFound } from '../http/failure'

/** Throws unless a contract answers there as a Safe that was set up does. */
export async function assertSafe(client: GatewayClient, chainId: number, address: Address, blockNumber: bigint) {
  const call = { address, abi: safeAbi, functionName: 'getThreshold', blockNumber } as const
  const threshold = await client.readContract(call).catch(() => 0n)
  if (threshold === 0n) throw notFound(`There is no Safe at ${address} on chain ${chainId}`)
}

type Reading = { known: number; newest: bigint; unexplainedFrom: number | undefined }

/** Nothing is told of a Safe before it is known how it was created; how far that is stands beside the answer. */
export function notReadYet(address: Address, { known, newest, unexplainedFrom }: Reading): Failure {
  const message =
    unexplainedFrom === undefined
      ? `The history of the Safe ${address} is being read: known to block ${known} of ${newest}`
      : `Nothing tells how the Safe ${address} was created, from block ${unexplainedFrom} on`
  const headers = { 'Retry-After': '5', 'Known-To-Block': String(known), 'Newest-Block': String(newest) }
  return new Failure(503, { code: 503, message }, headers)
}
