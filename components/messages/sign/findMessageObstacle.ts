import type { Address } from 'viem'
import type { SafeView } from '@/lib/safe-view/safeView'
import { sayGatewayError } from '@/lib/safe-view/sayGatewayError'
import type { AccountTrust } from '@/lib/safe-view/useAccountTrust'
import type { MessageSigner } from '@/lib/signing/message/useMessageSigners'
import { findDistrust, findSilence, type Obstacle } from '@/lib/signing/obstacle'
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
  /** As which owner the account would sign; undefined when there is none that has not signed. */
  signer: MessageSigner | undefined
  /** How many owners the account can sign as, whether they have signed or not. */
  all: number
  isLoadingSigners: boolean
}

/** Why the connected account cannot sign this message now, what weighs most first; undefined when it can. */
export function findMessageObstacle(situation: SigningSituation): Obstacle | undefined {
  const { safe, account, accountChainId, signer, all, isLoadingSigners } = situation
  const fault = findFault(situation)
  if (fault) return fault
  if (!account) return { code: 'noWallet' }
  if (!signer && all > 0) return { code: 'signed' }
  if (!signer) return { code: isLoadingSigners ? 'checking' : 'notOwner' }
  if (accountChainId !== safe.chainId) return { code: 'otherChain', chainId: safe.chainId }
  const { threshold = 1 } = signer.ownerSafe ?? {}
  return threshold === 1 ? undefined : { code: 'notCollected', threshold }
}

/** What forbids anybody to sign. */
function findFault({ safe, trust, isHashed, stored, result }: SigningSituation): Obstacle | undefined {
  if (safe.source !== 'chain') return findSilence(safe.phases.chain)
  const distrust = findDistrust(trust)
  if (distrust) return distrust
  if (!isHashed) return { code: 'notComputed' }
  if (stored.isLoading) return { code: 'checking' }
  if (stored.error) return { code: 'serviceSilent', problem: sayGatewayError(stored.error) }
  if (!stored.message || result.status === 'match') return undefined
  return result.sentence === undefined ? { code: 'checking' } : { code: 'told', sentence: result.sentence }
}
