import { endings } from '@/components/transactions/begun/words'
import * as words from '@/components/transactions/review/words'
import type { EndedAct } from './actState'

/** How an act ended, in a sentence; `tone` says whether it did what it was begun for. */
export function sayEnding({ kind, result }: EndedAct, isQueued: boolean): { sentence: string; tone: 'good' | 'bad' } {
  return {
    sentence: describeEnd(kind, result, isQueued),
    tone: !result || result.outcome === 'success' ? 'good' : 'bad',
  }
}

function describeEnd(kind: EndedAct['kind'], result: EndedAct['result'], isQueued: boolean): string {
  if (kind === 'delete') return words.deleted
  if (kind === 'sign' || kind === 'deliver') return isQueued ? words.confirmed : words.proposed
  if (kind === 'handOver') return words.handedOver
  if (kind === 'signOffline') return words.signedOffline
  if (!result) return words.done
  return kind === 'approve' && result.outcome === 'success' ? words.approved : endings[result.outcome]
}
