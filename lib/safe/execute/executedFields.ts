import type { Address, PublicClient, TransactionReceipt } from 'viem'
import { readExecutedCalls } from '@/lib/safe/call/executedCall'
import { type FieldAlternatives, joinAlternatives } from '@/lib/safe/verify/alteredField'

/** The fields of what a mined transaction made the Safe execute; nothing when the chain does not tell. Throws nothing. */
export async function readExecutedFields(
  client: Pick<PublicClient, 'getTransaction'>,
  safe: Address,
  receipt: Pick<TransactionReceipt, 'logs' | 'transactionHash'>,
): Promise<FieldAlternatives> {
  const calls = await readExecutedCalls(client, safe, receipt)
  return calls.reduce<FieldAlternatives>((found, { fields, nonce }) => {
    const { to, value, data, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = fields
    const own = { to: [to], value: [value], data: [data], safeTxGas: [safeTxGas], baseGas: [baseGas] }
    const refund = { gasPrice: [gasPrice], gasToken: [gasToken], refundReceiver: [refundReceiver] }
    return joinAlternatives(found, { ...own, ...refund, ...(nonce !== undefined && { nonce: [nonce] }) })
  }, {})
}
