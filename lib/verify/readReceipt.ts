import { type Hash, type PublicClient, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import { type Check, mismatch, unknown } from '@/lib/safe/verify/verification'

/** The receipt of a transaction that is said to be mined, or the check that fails without it. */
export async function readReceipt(
  client: PublicClient | undefined,
  hash: Hash | null,
): Promise<TransactionReceipt | Check> {
  const subject = 'txHash'
  if (!hash) return unknown(subject, 'The service does not say where this was mined.')
  if (!client) return unknown(subject, 'The chain was not asked about this.')
  try {
    return await client.getTransactionReceipt({ hash })
  } catch (error) {
    if (!(error instanceof TransactionReceiptNotFoundError)) {
      return unknown(subject, 'The chain did not answer about this.')
    }
    return mismatch(subject, 'The chain does not have the transaction that is named here.', { received: hash })
  }
}
