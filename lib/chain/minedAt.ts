import type { TransactionReceipt } from 'viem'
import type { ReadClient } from './readClient'

/** In seconds since 1970. Newer nodes say it with a receipt's events; the others are asked for the block. Throws viem's errors. */
export async function readMinedAt(
  client: Pick<ReadClient, 'getBlock'>,
  { logs, blockNumber }: Pick<TransactionReceipt, 'logs' | 'blockNumber'>,
): Promise<bigint> {
  return logs[0]?.blockTimestamp || (await client.getBlock({ blockNumber })).timestamp
}
