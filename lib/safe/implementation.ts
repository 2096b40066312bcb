import { findDeployment } from './deployments'
import { proxyCodeHashes } from './proxies'
import type { SafeState } from './readSafe'
import { isAtLeast, knownSafeVersions, parseSafeVersion } from './version'

/** `state` in the gateway's words (specification §3); `isL2` means that the Safe tells each transaction in an event. */
export type Implementation = {
  state: 'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'
  isL2: boolean
  /** The code at the Safe's own address is one of Safe's proxies: it does what its singleton does, and nothing else. */
  isKnownProxy: boolean
}

/**
 * Judges a Safe's code by its addresses: UNKNOWN unless Safe published its singleton and that has the version which the
 * Safe claims; OUTDATED below `recommended`. Only 1.3.0 and later proxies are known.
 */
export function judgeImplementation(safe: SafeState, recommended = '1.4.1'): Implementation {
  const deployment = findDeployment(safe.singleton)
  const isKnownProxy = safe.codeHash in proxyCodeHashes
  const isSingleton = deployment?.name === 'singleton' || deployment?.name === 'singletonL2'
  const isKnownVersion = knownSafeVersions.some((known) => known === safe.version)
  if (!isSingleton || !isKnownVersion || deployment.version !== safe.version) {
    return { state: 'UNKNOWN', isL2: false, isKnownProxy }
  }
  const isCurrent = isAtLeast(parseSafeVersion(safe.version), parseSafeVersion(recommended))
  return { state: isCurrent ? 'UP_TO_DATE' : 'OUTDATED', isL2: deployment.name === 'singletonL2', isKnownProxy }
}
