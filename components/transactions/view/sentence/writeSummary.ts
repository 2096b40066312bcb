import type { Address } from 'viem'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import { abbreviateAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { describeTransaction } from './describeTransaction'
import { writeSentence } from './sentence'

/** What a transaction does by the service's word alone, as a text: for what is no row and has no mark. */
export function writeSummary(
  { chainId, address }: SafeRef,
  txInfo: TransactionInfo,
  nameOf: (account: Address) => string | undefined,
): string {
  const sentence = describeTransaction({ safe: address, txInfo, native: nativeUnit(chainId) })
  return writeSentence(sentence, (account) => nameOf(account) ?? abbreviateAddress(account))
}
