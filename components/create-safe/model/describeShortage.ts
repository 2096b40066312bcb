import { findChain } from '@/lib/config/chain'
import { AppError, describeError } from '@/lib/errors'
import { typeAmount } from '@/lib/format/amount'
import type { Creation } from './creation'
import type { ReviewedCreation } from './reviewCreation'
import * as words from './words'

/** What the account lacks, in numbers, where that explains why its wallet could not send; undefined where it does not. */
export function describeShortage(
  { chainId }: Pick<Creation, 'chainId'>,
  { fee, payerBalance }: Pick<ReviewedCreation, 'fee' | 'payerBalance'>,
  cause: unknown,
): AppError | undefined {
  const currency = findChain(chainId)?.nativeCurrency
  if (fee === undefined || payerBalance === undefined || payerBalance >= fee || !currency) return undefined
  const { symbol, decimals } = currency
  const amount = (value: bigint) => `${typeAmount(value, decimals)} ${symbol}`
  return new AppError(
    words.shortage({ has: amount(payerBalance), fee: amount(fee), missing: amount(fee - payerBalance) }),
    { cause, details: describeError(cause) },
  )
}
