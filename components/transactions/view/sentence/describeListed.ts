import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import { describeTransaction, type SentenceInput } from './describeTransaction'
import type { Sentence } from './sentence'

const kept = new WeakMap<TransactionSummary, Sentence>()

/** What a row of a Safe's list does by the service's word alone, made once: lists of thousands are drawn and searched. */
export function describeListed(listed: TransactionSummary, of: Pick<SentenceInput, 'safe' | 'native'>): Sentence {
  const known = kept.get(listed)
  if (known) return known
  const sentence = describeTransaction({ ...of, txInfo: listed.txInfo })
  kept.set(listed, sentence)
  return sentence
}
