import type { Address } from 'viem'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SafeInfo } from '@/lib/gateway/schemas/safeSchema'
import type { Phase } from '@/lib/query/sourceState'
import { compareSafe } from '@/lib/safe/account/compareSafe'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { Reason } from '@/lib/safe/verify/reason'
import { type Check, compareValues } from '@/lib/safe/verify/verification'

/**
 * A Safe as the screens show it: what the chain says, and where the chain did not answer what the service says.
 * `checks` compares the two.
 */
export type SafeView = SafeRef & {
  version: string
  owners: readonly Address[]
  threshold: number
  nonce: bigint
  modules: readonly Address[]
  guard: Address | undefined
  fallbackHandler: Address | undefined
  /** Undefined when the chain did not answer: a balance is never taken from elsewhere. */
  balance: bigint | undefined
  /** Whose word the fields above are. */
  source: 'chain' | 'service'
  /** How far asking each source is: while one is `checking`, that it said nothing proves nothing. */
  phases: Phases
  chain: SafeState | undefined
  service: SafeInfo | undefined
  checks: readonly Check[]
  /** The service has yet to hear of the Safe's last transaction: what it says was true until then, and proves nothing. */
  isBehind?: boolean
}

export type Phases = { chain: Phase; service: Phase }

/** Of a Safe that only the chain was asked for. */
export const chainAlone: Phases = { chain: 'answered', service: 'failed' }

/** Joins both sources; undefined when neither has answered. `former` is the chain's word of a moment ago. */
export function joinSafe(
  ref: SafeRef,
  chain: SafeState | undefined,
  service: SafeInfo | undefined,
  phases: Phases,
  former?: SafeState,
): SafeView | undefined {
  const asked = service ? compareAsked(ref, service) : []
  const told = service && readService(service)
  const found = told ? compareSafe(told, chain) : []
  const wasTrue = told && former && asked.length === 0 && !areWrong(compareSafe(told, former))
  const isBehind = wasTrue === true && areWrong(found)
  const common = { ...ref, chain, service, checks: isBehind ? [] : [...asked, ...found], phases, isBehind }
  if (chain) {
    const { version, owners, threshold, nonce, modules, guard, fallbackHandler, balance } = chain
    return { ...common, version, owners, threshold, nonce, modules, guard, fallbackHandler, balance, source: 'chain' }
  }
  return told && { ...common, ...told, balance: undefined, source: 'service' }
}

function areWrong(checks: readonly Check[]): boolean {
  return checks.some(({ status }) => status === 'mismatch')
}

/** An answer about another Safe than was asked for is a lie, however true in itself. */
function compareAsked(ref: SafeRef, service: SafeInfo): Check[] {
  const reasons = [{ code: 'askedSafe' }, { code: 'otherAskedSafe' }] as const
  return [
    compareValues<Reason>('safeAddress', ref.address, service.address.value, reasons),
    compareValues<Reason>('chainId', `${ref.chainId}`, `${service.chainId}`, reasons),
  ].filter(({ status }) => status === 'mismatch')
}

function readService(service: SafeInfo) {
  return {
    version: service.version ?? '',
    owners: service.owners.map(({ value }) => value),
    threshold: service.threshold,
    nonce: service.nonce,
    modules: (service.modules ?? []).map(({ value }) => value),
    guard: service.guard?.value,
    fallbackHandler: service.fallbackHandler?.value,
    singleton: service.implementation.value,
  }
}
