import type { Address, TransactionReceipt } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { readExecutedCalls } from '@/lib/safe/call/executedCall'
import { type FieldAlternatives, splitFields } from '@/lib/safe/verify/alteredField'

/** The fields of what a mined transaction made the Safe execute; nothing when the chain does not tell. Throws nothing. */
export async function readExecutedFields(
  client: Pick<ReadClient, 'getTransaction'>,
  safe: Address,
  receipt: Pick<TransactionReceipt, 'logs' | 'transactionHash'>,
): Promise<FieldAlternatives> {
  const calls = await readExecutedCalls(client, safe, receipt)
  return calls.flatMap(({ fields, nonce }) => splitFields(nonce === undefined ? fields : { ...fields, nonce }))
}
