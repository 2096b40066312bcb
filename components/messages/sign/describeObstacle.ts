import type { Address } from 'viem'
import { findChain } from '@/lib/config/chain'
import type { SafeView } from '@/lib/safe-view/safeView'
import { sayError, sourceNames } from '@/lib/safe-view/sourceWords'
import type { AccountTrust } from '@/lib/safe-view/useAccountTrust'
import type { MessageSigner } from '@/lib/signing/message/useMessageSigners'
import type { MessageResult } from './useMessageVerification'
import type { StoredMessage } from './useStoredMessage'

export type SigningSituation = {
  safe: SafeView
  trust: AccountTrust
  account: Address | undefined
  accountChainId: number | undefined
  /** The hashes of what is shown could be computed. */
  isHashed: boolean
  stored: StoredMessage
  result: MessageResult
  /** As which owners the account can sign, those left out that have signed. */
  open: readonly MessageSigner[]
  /** How many owners the account can sign as, whether they have signed or not. */
  all: number
  isLoadingSigners: boolean
}

export type Obstacle = { reason: string; kind: 'wait' | 'connect' | 'chain' | 'done' | 'stop' }

const unknownOwners: Obstacle = {
  kind: 'stop',
  reason: 'The chain does not answer, so nobody can say who owns this Safe.',
}

/** Without the chain nobody can say who owns the Safe; while it is being asked, it may still say so. */
export function describeSilence({ phases }: SafeView): Obstacle {
  if (phases.chain === 'checking') return { kind: 'wait', reason: 'Asking the chain who owns this Safe…' }
  return unknownOwners
}

/** Of an account that is no known Safe, or of which that is not known yet: its warning stands at the top of each page. */
export function describeDistrust({ doubt }: AccountTrust): Obstacle {
  if (!doubt) return { kind: 'wait', reason: 'What this account is is still being checked.' }
  const reason = 'This account may not be a Safe: read the warning at the top of the page, and say there that you have.'
  return { kind: 'stop', reason }
}

/** Of an account that is no owner as far as it is known; it may be one through a Safe that is still being looked up. */
export function describeStranger(isLoading: boolean): Obstacle {
  if (isLoading) return { kind: 'wait', reason: 'Looking up whether you own this Safe…' }
  return { kind: 'stop', reason: 'The connected account is not an owner of this Safe.' }
}

/** Why the connected account cannot sign this message now, what weighs most first; undefined when it can. */
export function describeObstacle(situation: SigningSituation): Obstacle | undefined {
  const { safe, account, accountChainId, open, all, isLoadingSigners } = situation
  const fault = findFault(situation)
  if (fault) return fault
  if (!account) return { kind: 'connect', reason: 'Connect the wallet of an owner to sign.' }
  if (all > 0 && open.length === 0) return { kind: 'done', reason: 'You have signed this message.' }
  if (open.length === 0) return describeStranger(isLoadingSigners)
  if (accountChainId !== safe.chainId) {
    const name = findChain(safe.chainId)?.name ?? `chain ${safe.chainId}`
    return { kind: 'chain', reason: `Your wallet is on another network than the Safe, which is on ${name}.` }
  }
  return undefined
}

/** What forbids anybody to sign. */
function findFault({ safe, trust, isHashed, stored, result }: SigningSituation): Obstacle | undefined {
  if (safe.source !== 'chain') return describeSilence(safe)
  if (!trust.mayAct) return describeDistrust(trust)
  if (!isHashed) return { kind: 'stop', reason: 'What would be signed cannot be computed here.' }
  if (stored.isLoading) return { kind: 'wait', reason: 'Asking the gateway for signatures…' }
  if (stored.error) {
    return { kind: 'stop', reason: `${sayError(sourceNames.gateway, stored.error)}, so a signature could not be kept.` }
  }
  if (!stored.message) return undefined
  if (result.status === 'loading') return { kind: 'wait', reason: 'Checking what the gateway says…' }
  if (result.status === 'match') return undefined
  return { kind: 'stop', reason: result.sentence ?? 'What the gateway says could not be checked.' }
}

/** Why an owner Safe cannot be signed for with one signature. */
export function describeOwnerSafe({ ownerSafe }: MessageSigner): string | undefined {
  if (!ownerSafe || ownerSafe.threshold === 1) return undefined
  return `This owner is a Safe that needs ${ownerSafe.threshold} signatures of its own: they cannot be collected here.`
}
