import { ImplementationVersionState } from '@safe-global/safe-gateway-typescript-sdk/dist/types/safe-info.js'
import { hasService } from '@/lib/config/publicEnv'
import type { SafeInfo } from '@/lib/gateway/schemas/safeSchema'
import { judgeImplementation } from '@/lib/safe/account/implementation'
import { recommendedVersion } from '@/lib/safe/account/version'
import type { SafeView } from './safeView'
import * as words from './words'

/** A Safe's version in the gateway's words, what that means, and whose word it is. */
export type VersionState = {
  state: keyof typeof words.versionStates
  word: string
  reason: string
  isWord: boolean
}

/**
 * Whether the Safe's contract is the recommended one. Only the gateway knows what is recommended on a chain, so without
 * it, and without a version, this is UNKNOWN; what the chain contradicts is not repeated.
 */
export function judgeVersion({ version, service, chain, phases }: SafeView): VersionState {
  const isAsking = (hasService && !service && phases.service === 'checking') || (!chain && phases.chain === 'checking')
  if (isAsking) return stateOf('CHECKING', words.versionAsked)
  if (!version) return stateOf('UNKNOWN', words.versionUntold)
  if (!hasService) return stateOf('UNKNOWN', words.recommendationAbsent)
  if (!service) return stateOf('UNKNOWN', words.recommendationUntold)
  if (service.version === null) return stateOf('UNKNOWN', words.gatewayTellsNoVersion)
  return judgeClaim(service, chain && judgeImplementation(chain)?.state)
}

/** What the gateway says of the implementation; of one that the chain does not know it says nothing that counts. */
function judgeClaim({ implementationVersionState: claimed }: SafeInfo, own: string | undefined): VersionState {
  if (own === 'UNKNOWN') return stateOf('UNKNOWN', words.otherImplementation)
  if (claimed === ImplementationVersionState.UNKNOWN) return saidOf('UNKNOWN', words.unknownToGateway)
  if (claimed === ImplementationVersionState.OUTDATED) return saidOf('OUTDATED', words.outdated)
  if (own === 'OUTDATED') return saidOf('OUTDATED', words.longOutdated(recommendedVersion))
  return saidOf('UP_TO_DATE', words.upToDate)
}

function stateOf(state: VersionState['state'], reason: string): VersionState {
  return { state, word: words.versionStates[state], reason, isWord: false }
}

/** What rests on the gateway's word alone. */
function saidOf(state: VersionState['state'], reason: string): VersionState {
  return { ...stateOf(state, reason), isWord: true }
}
