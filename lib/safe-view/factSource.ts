import type { Phase } from '@/lib/query/sourceState'
import { type CheckStatus, combineChecks } from '@/lib/safe/verify/verification'
import { fieldLabel } from '@/lib/verify/checks/describeCheck'
import type { SafeView } from './safeView'

/** `loading` while a source that decides has not answered: it is no verdict. */
type Status = CheckStatus | 'loading'

/** Whose word a fact is and what the other source says of it, in a few words. */
export type FactSource = { status: Status; text: string }

/** The source of one fact of a Safe; `subject` is the check's, and none means that only the chain was asked for it. */
export function describeSource(safe: SafeView, subject?: string): FactSource {
  if (safe.source === 'service') return describeServiceWord(safe.phases.chain)
  if (!subject) return { status: 'match', text: 'From the chain' }
  const check = safe.checks.find((candidate) => candidate.subject === subject)
  if (check?.status === 'match') return { status: 'match', text: 'From the chain; the gateway agrees' }
  if (check?.status === 'mismatch') {
    return { status: 'mismatch', text: `From the chain; the gateway says ${check.received ?? 'something else'}` }
  }
  return { status: safe.phases.service === 'checking' ? 'loading' : 'unknown', text: 'From the chain' }
}

/** What comparing both sources of a Safe gave, in one sentence. */
export function describeAgreement({ checks, service, chain, phases }: SafeView): { status: Status; sentence: string } {
  if (!service) return describeMissing(phases.service, 'The gateway', 'the chain’s')
  if (!chain) return describeMissing(phases.chain, 'The chain', 'the gateway’s')
  const status = combineChecks(checks)
  const wrong = checks.filter((check) => check.status === 'mismatch').map(({ subject }) => fieldLabel(subject))
  if (status === 'mismatch') {
    return { status, sentence: `The gateway and the chain disagree: ${wrong.join(', ')}. The chain’s word is shown.` }
  }
  return { status, sentence: 'The gateway and the chain agree.' }
}

function describeServiceWord(chain: Phase): FactSource {
  if (chain === 'checking') return { status: 'loading', text: 'The gateway’s word; the chain is being asked' }
  return { status: 'unknown', text: 'The gateway’s word' }
}

function describeMissing(phase: Phase, source: string, whose: string): { status: Status; sentence: string } {
  if (phase === 'checking')
    return { status: 'loading', sentence: `${source} is being asked: these facts are ${whose} alone.` }
  return { status: 'unknown', sentence: `${source} does not answer: these facts are ${whose} alone.` }
}
