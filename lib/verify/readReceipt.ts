import { type Hash, type PublicClient, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import { type Check, mismatch, unknown } from '@/lib/safe/verify/verification'
import * as words from './words'

/** The receipt of a transaction that is said to be mined, or the check that fails without it. */
export async function readReceipt(
  client: PublicClient | undefined,
  hash: Hash | null,
): Promise<TransactionReceipt | Check> {
  const subject = 'txHash'
  if (!hash) return unknown(subject, words.placeUnsaid)
  if (!client) return unknown(subject, words.placeNotAsked)
  try {
    return await client.getTransactionReceipt({ hash })
  } catch (error) {
    if (!(error instanceof TransactionReceiptNotFoundError)) return unknown(subject, words.placeSilent)
    return mismatch(subject, words.noSuchPlace, { received: hash })
  }
}
