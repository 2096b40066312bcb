import { endings } from '@/components/transactions/begun/words'
import * as words from '@/components/transactions/review/words'
import type { EndedAct } from './actState'

/** How an act ended, in a sentence; `tone` says whether it did what it was begun for. */
export function sayEnding(
  { kind, result }: EndedAct,
  isQueued: boolean,
  isComplete: boolean,
): { sentence: string; tone: 'good' | 'bad' } {
  return {
    sentence: kind === 'signOffline' ? describeOffline(isComplete) : describeEnd(kind, result, isQueued),
    tone: !result || result.outcome === 'success' ? 'good' : 'bad',
  }
}

const describeOffline = (isComplete: boolean) => (isComplete ? words.signedAll : words.signedOffline)

function describeEnd(kind: EndedAct['kind'], result: EndedAct['result'], isQueued: boolean): string {
  if (kind === 'delete') return words.deleted
  if (kind === 'sign' || kind === 'deliver') return isQueued ? words.confirmed : words.proposed
  if (kind === 'handOver') return words.handedOver
  if (!result) return words.done
  return kind === 'approve' && result.outcome === 'success' ? words.approved : endings[result.outcome]
}
