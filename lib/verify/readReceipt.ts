import { type Hash, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { type Check, mismatch, unknown } from '@/lib/safe/verify/verification'

/** The receipt of a transaction that is said to be mined, or the check that fails without it. */
export async function readReceipt(
  client: ReadClient | undefined,
  hash: Hash | null,
): Promise<TransactionReceipt | Check> {
  const subject = 'txHash'
  if (!hash) return unknown(subject, { code: 'placeUnsaid' })
  if (!client) return unknown(subject, { code: 'placeNotAsked' })
  try {
    return await client.getTransactionReceipt({ hash })
  } catch (error) {
    if (!(error instanceof TransactionReceiptNotFoundError)) return unknown(subject, { code: 'placeSilent' })
    return mismatch(subject, { code: 'noSuchPlace' }, { received: hash })
  }
}
