import type { Address } from 'viem'
import { findChain } from '@/lib/config/chain'
import type { Decision } from '@/lib/signing/transaction/decideActions'
import type { Creation } from './creation'
import { type CreationReview, findObstacle } from './reviewCreation'

type CreationSituation = {
  creation: Creation
  account: Address | undefined
  walletChainId: number | undefined
  /** Undefined while the chain has not answered. */
  review: CreationReview | undefined
  /** Why the last question to the chain failed, if it did: an earlier answer then counts no more. */
  error: unknown
}

/** Whether the creation may be sent, and if not, the sentence that says why. */
export function decideCreation({ creation, account, walletChainId, review, error }: CreationSituation): Decision {
  if (error) return { allowed: false, reason: 'This could not be checked on the chain.' }
  if (!review) return { allowed: false, reason: 'This is still being checked.' }
  const obstacle = findObstacle(creation, review)
  if (obstacle) return { allowed: false, reason: obstacle }
  if (!account) return { allowed: false, reason: 'No wallet is connected.', offer: 'connect' }
  if (walletChainId === creation.chainId) return { allowed: true }
  const name = findChain(creation.chainId)?.name ?? `chain ${creation.chainId}`
  return { allowed: false, reason: `The wallet is on another chain than ${name}.`, offer: 'switchChain' }
}
