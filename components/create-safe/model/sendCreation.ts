import type { Address, Hex } from 'viem'
import { isUserRejection } from '@/lib/errors'
import { createSafeCall } from '@/lib/safe/account/createSafe'
import { ObstacleError } from '@/lib/signing/obstacle'
import { assertWallet } from '@/lib/signing/recheck'
import { type SendingDeps, sendOnce } from '@/lib/signing/sendOnce'
import { accountsAsked, creationSubject } from './askedCreation'
import { newSafeOf, type PendingCreation } from './creation'
import { describeShortage } from './describeShortage'
import { type CreationStorage, findCreation, saveCreation } from './pendingCreations'
import { findObstacle, type ReviewedCreation, reviewCreation } from './reviewCreation'

export type CreationDeps = SendingDeps & { storage: CreationStorage }

/**
 * Asks the chain everything again, and has `account` send the creation that was shown: in one tab at a time, kept before
 * the wallet is asked, and with the transaction's hash, which is returned, as soon as there is one. Throws
 * ObstacleError while an earlier one may still come, WrongChainError, ChainUnavailableError, AppError where the
 * account has too little, and viem's errors; nothing is known to be sent then.
 */
export async function sendCreation(deps: CreationDeps, creation: PendingCreation, account: Address): Promise<Hex> {
  const { client, storage, unfinished } = deps
  const of = creationSubject(creation)
  let review: ReviewedCreation | undefined
  try {
    return await sendOnce(deps, {
      ...{ of, shown: { account, ref: creation } },
      look: async () => {
        assertMayBeAsked(deps, creation, account)
        review = await reviewCreation(client, creation, account, accountsAsked(unfinished, creation, account))
        const obstacle = findObstacle(creation, review)
        if (obstacle) throw new ObstacleError(obstacle)
        const { to, value, data } = createSafeCall(newSafeOf(creation))
        return { call: { to, value, data } }
      },
      onAsk: () => {
        // Asking the chain took time: whoever sent it meanwhile in a browser without locks is not asked.
        assertMayBeAsked(deps, creation, account)
        saveCreation(storage, { ...creation, stage: 'asked' })
      },
      onSent: (txHash) => {
        saveCreation(storage, { ...creation, stage: 'sent', txHash, sentAt: Date.now() })
        return txHash
      },
      // Another wallet may still be asked the same, and what was sent stays kept as that.
      onRefused: () => {
        if (unfinished.listAsked(of).length > 0 || findCreation(storage, creation)?.stage === 'sent') return
        saveCreation(storage, { ...creation, stage: 'review' })
      },
    })
  } catch (error) {
    if (isUserRejection(error) || !review) throw error
    throw describeShortage(creation, review, error) ?? error
  }
}

function assertMayBeAsked({ current, storage }: CreationDeps, creation: PendingCreation, account: Address): void {
  assertWallet({ account, ref: creation }, current())
  if (findCreation(storage, creation)?.stage === 'sent') {
    throw new ObstacleError({ code: 'creationSent' })
  }
}
