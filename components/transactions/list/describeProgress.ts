import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { DetailsVerification } from '@/lib/verify/verifyDetails'

export type Progress = { word: string; tone: 'good' | 'bad' | 'soft' | 'plain'; isOver: boolean }

const ends: Partial<Record<TransactionSummary['txStatus'], Progress>> = {
  SUCCESS: { word: 'Executed', tone: 'good', isOver: true },
  FAILED: { word: 'Failed', tone: 'bad', isOver: true },
  CANCELLED: { word: 'Cancelled', tone: 'soft', isOver: true },
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
    if (isIncoming) return { word: 'Received', tone: 'good', isOver: true }
    if (txInfo.type === 'Creation') return { word: 'Created', tone: 'good', isOver: true }
  }
  if (end) return end
  if (executionInfo?.type !== 'MULTISIG') return { word: 'Status not known', tone: 'plain', isOver: false }
  const signed = result?.verification?.signedBy.length ?? executionInfo.confirmationsSubmitted
  const word = `${signed} of ${safe.threshold} signed`
  return signed >= safe.threshold
    ? { word: `${word}, ready to execute`, tone: 'good', isOver: false }
    : { word, tone: 'plain', isOver: false }
}
