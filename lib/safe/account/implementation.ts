import type { Hex } from 'viem'
import { findPublished } from './deployments'
import type { SafeState } from './readSafe'
import { isAtLeast, isKnownVersion, parseSafeVersion, recommendedVersion } from './version'

/** `state` in the gateway's words (specification §3); `isL2` means that the Safe tells each transaction in an event. */
export type Implementation = { state: 'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'; isL2: boolean }

/**
 * Judges a Safe's implementation by its address: UNKNOWN unless Safe published its singleton and that has the version
 * which the Safe claims; OUTDATED below the recommended version.
 */
export function judgeImplementation(safe: SafeState): Implementation {
  const version = findSingletonVersion(safe)
  if (version === undefined || version !== safe.version) return { state: 'UNKNOWN', isL2: false }
  const isCurrent = isAtLeast(parseSafeVersion(version), recommendedVersion)
  const isL2 = findPublished(safe.singleton)?.name === 'singletonL2'
  return { state: isCurrent ? 'UP_TO_DATE' : 'OUTDATED', isL2 }
}

/**
 * - `known`: a published proxy runs a published singleton, so that the account does what a Safe of its version does.
 * - `unknownProxy`: the account's own code is no published proxy. It may answer whatever it likes, or act on its own,
 *   whatever singleton it names.
 * - `delegatedKey`: a key's account that lends itself code (EIP-7702): that key alone can do everything, past all owners.
 * - `unknownSingleton`: a published proxy runs a contract that Safe did not publish as a singleton of a known version.
 * - `changedSingleton`: at the address of a published singleton stands other code, or code that calls itself another
 *   version.
 */
export type AccountVerdict = 'known' | 'unknownProxy' | 'delegatedKey' | 'unknownSingleton' | 'changedSingleton'

/**
 * The one judgement of whether an account is a Safe and not merely answers like one. Anything but `known` makes every
 * answer of the account (owners, threshold, nonce, hashes, approvals) its own word: warn of it on each screen, and let
 * nobody act before they read that. `singletonCode` is keccak256 of the code at `safe.singleton`; without it the
 * singleton counts by its address. Throws nothing.
 */
export function judgeAccount(
  safe: Pick<SafeState, 'code' | 'singleton' | 'version'>,
  singletonCode?: Hex,
): AccountVerdict {
  if (safe.code.kind === 'delegation') return 'delegatedKey'
  if (safe.code.kind === 'other') return 'unknownProxy'
  const version = findSingletonVersion(safe)
  if (version === undefined) return 'unknownSingleton'
  const published = findPublished(safe.singleton)?.codeHash
  const hasOtherCode = singletonCode !== undefined && published !== undefined && singletonCode !== published
  return hasOtherCode || version !== safe.version ? 'changedSingleton' : 'known'
}

/** The version of the published singleton that a Safe names; undefined when it is none, or of a version not known here. */
function findSingletonVersion({ singleton }: Pick<SafeState, 'singleton'>): string | undefined {
  const published = findPublished(singleton)
  const isSingleton = published?.name === 'singleton' || published?.name === 'singletonL2'
  return isSingleton && isKnownVersion(published.version) ? published.version : undefined
}
