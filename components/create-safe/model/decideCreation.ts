import type { Address } from 'viem'
import type { Obstacle } from '@/lib/signing/obstacle'
import type { Creation } from './creation'
import { findObstacle, type ReviewedCreation } from './reviewCreation'

type CreationSituation = {
  creation: Creation
  account: Address | undefined
  walletChainId: number | undefined
  /** Undefined while the chain has not answered. */
  review: ReviewedCreation | undefined
  /** Why the last question to the chain failed, if it did: an earlier answer then counts no more. */
  error: unknown
}

/** Why the creation cannot be sent now; undefined when it can. */
export function decideCreation(situation: CreationSituation): Obstacle | undefined {
  const { creation, account, walletChainId, review, error } = situation
  if (error) return { code: 'notChecked' }
  if (!review) return { code: 'checking' }
  const obstacle = findObstacle(creation, review)
  if (obstacle) return obstacle
  if (!account) return { code: 'noWallet' }
  return walletChainId === creation.chainId ? undefined : { code: 'walletElsewhere', chainId: creation.chainId }
}
