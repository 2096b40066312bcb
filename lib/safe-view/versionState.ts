import { ImplementationVersionState } from '@safe-global/safe-gateway-typescript-sdk/dist/types/safe-info.js'
import { judgeImplementation } from '@/lib/safe/account/implementation'
import { recommendedVersion } from '@/lib/safe/account/version'
import type { SafeView } from './safeView'

/** A Safe's version in the gateway's words, what that means, and whose word it is. */
export type VersionState = {
  state: 'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN' | 'CHECKING'
  word: string
  reason: string
  isWord: boolean
}

const words = { UP_TO_DATE: 'Up to date', OUTDATED: 'Outdated', UNKNOWN: 'Unknown', CHECKING: 'Checking…' }

/**
 * Whether the Safe's contract is the recommended one. Only the gateway knows what is recommended on a chain, so without
 * it, and without a version, this is UNKNOWN; what the chain contradicts is not repeated.
 */
export function judgeVersion({ version, service, chain, phases }: SafeView): VersionState {
  const isAsking = (!service && phases.service === 'checking') || (!chain && phases.chain === 'checking')
  if (isAsking) return stateOf('CHECKING', 'Not all that tell it have answered yet.')
  if (!version) return stateOf('UNKNOWN', 'Nobody says which version it has.')
  if (!service) return stateOf('UNKNOWN', 'The gateway, which knows the recommended version, does not answer.')
  if (service.version === null) return stateOf('UNKNOWN', 'The gateway does not say which version it has.')
  const own = chain && judgeImplementation(chain)
  if (own?.state === 'UNKNOWN') {
    return stateOf('UNKNOWN', 'Its implementation is not the one that Safe published under this version.')
  }
  const { implementationVersionState: claimed } = service
  if (claimed === ImplementationVersionState.UNKNOWN) return saidOf('UNKNOWN', 'The gateway does not know it.')
  if (claimed === ImplementationVersionState.OUTDATED) {
    return saidOf('OUTDATED', 'The gateway recommends a newer version.')
  }
  if (own?.state === 'OUTDATED') {
    return saidOf(
      'OUTDATED',
      `The gateway calls it up to date, but Safe has recommended ${recommendedVersion} or later for years.`,
    )
  }
  return saidOf('UP_TO_DATE', 'The gateway recommends this version or an earlier one.')
}

function stateOf(state: VersionState['state'], reason: string): VersionState {
  return { state, word: words[state], reason, isWord: false }
}

/** What rests on the gateway's word alone. */
function saidOf(state: VersionState['state'], reason: string): VersionState {
  return { ...stateOf(state, reason), isWord: true }
}
