import type { Address } from 'viem'
import type { SafeRef } from '@/lib/gateway/safeRef'
import type { SafeInfo } from '@/lib/gateway/schemas/safeSchema'
import { compareSafe } from '@/lib/safe/compareSafe'
import type { SafeState } from '@/lib/safe/readSafe'
import type { Check } from '@/lib/safe/verification'

/** How one of the two sources of a Safe stands. `updatedAt` is the time of its last answer, in milliseconds since 1970. */
export type SourceState = { updatedAt: number | undefined; error: unknown; isLoading: boolean }

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
  chain: SafeState | undefined
  service: SafeInfo | undefined
  checks: readonly Check[]
}

/** Joins both sources; undefined when neither has answered. */
export function joinSafe(
  ref: SafeRef,
  chain: SafeState | undefined,
  service: SafeInfo | undefined,
): SafeView | undefined {
  const checks = service ? compareSafe(readService(service), chain) : []
  const common = { ...ref, chain, service, checks }
  if (chain) {
    const { version, owners, threshold, nonce, modules, guard, fallbackHandler, balance } = chain
    return { ...common, version, owners, threshold, nonce, modules, guard, fallbackHandler, balance, source: 'chain' }
  }
  return service && { ...common, ...readService(service), balance: undefined, source: 'service' }
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
