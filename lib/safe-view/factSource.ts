import { hasService } from '@/lib/config/publicEnv'
import type { Phase } from '@/lib/query/sourceState'
import { type CheckStatus, combineChecks } from '@/lib/safe/verify/verification'
import { fieldLabel } from '@/lib/verify/checks/describeCheck'
import type { SafeView } from './safeView'
import * as words from './words'

/** `loading` while a source that decides has not answered: it is no verdict. */
type Status = CheckStatus | 'loading'

/** Whose word a fact is and what the other source says of it, in a few words. */
export type FactSource = { status: Status; text: string }

/** The source of one fact of a Safe; `subject` is the check's, and none means that only the chain was asked for it. */
export function describeSource(safe: SafeView, subject?: string): FactSource {
  if (safe.source === 'service') return describeServiceWord(safe.phases.chain)
  if (!subject) return { status: 'match', text: words.fromChain }
  const check = safe.checks.find((candidate) => candidate.subject === subject)
  if (check?.status === 'match') return { status: 'match', text: words.gatewayAgrees }
  if (check?.status === 'mismatch') return { status: 'mismatch', text: words.gatewaySays(check.received) }
  if (!hasService) return { status: 'match', text: words.fromChain }
  const isAwaited = safe.isBehind || safe.phases.service === 'checking'
  return { status: isAwaited ? 'loading' : 'unknown', text: words.fromChain }
}

/** What comparing both sources of a Safe gave, in one sentence. */
export function describeAgreement(safe: SafeView): { status: Status; sentence: string } {
  const { checks, service, chain, phases, isBehind } = safe
  if (isBehind) return { status: 'loading', sentence: words.chainAlone.behind }
  // Nothing is missing where there is no second source.
  if (!hasService && chain) return { status: 'match', sentence: words.chainAlone.absent }
  if (!service) return describeMissing(phases.service, words.chainAlone)
  if (!chain) return describeMissing(phases.chain, words.gatewayAlone)
  const status = combineChecks(checks)
  const wrong = checks.filter((check) => check.status === 'mismatch').map(({ subject }) => fieldLabel(subject))
  if (status === 'mismatch') return { status, sentence: words.disagreement(wrong.join(', ')) }
  return { status, sentence: words.agreement }
}

function describeServiceWord(chain: Phase): FactSource {
  if (chain === 'checking') return { status: 'loading', text: words.gatewayWordYet }
  return { status: 'unknown', text: words.gatewayWord }
}

function describeMissing(phase: Phase, alone: typeof words.gatewayAlone): { status: Status; sentence: string } {
  if (phase === 'checking') return { status: 'loading', sentence: alone.checking }
  return { status: 'unknown', sentence: alone.silent }
}
