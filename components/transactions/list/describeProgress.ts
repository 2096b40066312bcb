import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import * as words from './words'

export type End = { word: string; tone: 'good' | 'bad' | 'soft' }

const ends: Partial<Record<TransactionSummary['txStatus'], End>> = {
  SUCCESS: { word: '', tone: 'good' },
  FAILED: { word: words.failed, tone: 'bad' },
  CANCELLED: { word: words.cancelled, tone: 'soft' },
}

/** How a transaction ended, in a word where it did not end as it was meant to; undefined while it waits. */
export function describeEnd({ txStatus }: TransactionSummary): End | undefined {
  return ends[txStatus]
}
