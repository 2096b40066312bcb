import { type CheckStatus, combineChecks } from '@/lib/safe/verification'
import { fieldLabel } from './describeCheck'
import type { SafeView } from './safeView'

/** Whose word a fact is and what the other source says of it, in a few words. */
export type FactSource = { status: CheckStatus; text: string }

/** The source of one fact of a Safe; `subject` is the check's, and none means that only the chain was asked for it. */
export function describeSource(safe: SafeView, subject?: string): FactSource {
  if (safe.source === 'service') return { status: 'unknown', text: 'The gateway’s word' }
  if (!subject) return { status: 'match', text: 'From the chain' }
  const check = safe.checks.find((candidate) => candidate.subject === subject)
  if (check?.status === 'match') return { status: 'match', text: 'From the chain; the gateway agrees' }
  if (check?.status === 'mismatch') {
    return { status: 'mismatch', text: `From the chain; the gateway says ${check.received ?? 'something else'}` }
  }
  return { status: 'unknown', text: 'From the chain' }
}

/** What comparing both sources of a Safe gave, in one sentence. */
export function describeAgreement({ checks, service, chain }: SafeView): { status: CheckStatus; sentence: string } {
  if (!service)
    return { status: 'unknown', sentence: 'The gateway does not answer: these facts are the chain’s alone.' }
  if (!chain) return { status: 'unknown', sentence: 'The chain does not answer: these facts are the gateway’s alone.' }
  const status = combineChecks(checks)
  const wrong = checks.filter((check) => check.status === 'mismatch').map(({ subject }) => fieldLabel(subject))
  if (status === 'mismatch') {
    return { status, sentence: `The gateway and the chain disagree: ${wrong.join(', ')}. The chain’s word is shown.` }
  }
  return { status, sentence: 'The gateway and the chain agree.' }
}
