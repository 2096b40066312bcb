import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'
import * as words from './words'

export type Progress = { word: string; tone: 'good' | 'bad' | 'soft' | 'plain'; isOver: boolean }

const ends: Partial<Record<TransactionSummary['txStatus'], Progress>> = {
  SUCCESS: { word: words.executed, tone: 'good', isOver: true },
  FAILED: { word: words.failed, tone: 'bad', isOver: true },
  CANCELLED: { word: words.cancelled, tone: 'soft', isOver: true },
}

/**
 * How far a transaction is, in words. Signatures count when they were verified, against the Safe's own threshold; before
 * that the gateway's numbers stand.
 */
export function describeProgress(
  safe: SafeView,
  { txStatus, executionInfo, txInfo }: TransactionSummary,
  result: DetailsVerification | undefined,
): Progress {
  const end = ends[txStatus]
  if (txStatus === 'SUCCESS' && executionInfo === null) {
    const isIncoming = txInfo.type === 'Transfer' && txInfo.direction === 'INCOMING'
    if (isIncoming) return { word: words.received, tone: 'good', isOver: true }
    if (txInfo.type === 'Creation') return { word: words.created, tone: 'good', isOver: true }
  }
  if (end) return end
  if (executionInfo?.type !== 'MULTISIG') return { word: words.unknownStatus, tone: 'plain', isOver: false }
  const signed = result?.verification?.signedBy.length ?? executionInfo.confirmationsSubmitted
  const word = words.signed(signed, safe.threshold)
  return { word, tone: signed >= safe.threshold ? 'good' : 'plain', isOver: false }
}
