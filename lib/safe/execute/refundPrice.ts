import { isAddressEqual, zeroAddress } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'

/**
 * The price of gas now, where it decides over a refund: one in the native currency is since 1.1.0 never more than the fee
 * of the transaction around it, which nodes take for nothing unless it is named. Undefined for a refund in tokens, and none.
 */
export async function readRefundPrice(
  client: Pick<ReadClient, 'getGasPrice'>,
  { gasPrice, gasToken }: Pick<SafeTransaction, 'gasPrice' | 'gasToken'>,
): Promise<bigint | undefined> {
  if (gasPrice === 0n || !isAddressEqual(gasToken, zeroAddress)) return undefined
  return client.getGasPrice().catch(() => undefined)
}
