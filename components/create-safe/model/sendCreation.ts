import type { Address, Hex, PublicClient, WalletClient } from 'viem'
import { isUserRejection } from '@/lib/errors'
import { createSafeCall } from '@/lib/safe/account/createSafe'
import { sendCall } from '@/lib/safe/call/sendCall'
import { assertWallet, ChangedMeanwhileError, type CurrentWallet } from '@/lib/signing/transaction/recheck'
import { alone } from '@/lib/signing/transaction/sendOnce'
import type { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { accountsAsked, creationSubject } from './askedCreation'
import { newSafeOf, type PendingCreation } from './creation'
import { describeShortage } from './describeShortage'
import { type CreationStorage, findCreation, saveCreation } from './pendingCreations'
import { type CreationReview, findObstacle, reviewCreation } from './reviewCreation'

export type CreationDeps = {
  client: PublicClient
  wallet: Pick<WalletClient, 'sendTransaction' | 'getChainId'>
  /** Asked again after everything that takes time: the user may change the account or the chain meanwhile. */
  current: () => CurrentWallet
  storage: CreationStorage
  unfinished: UnfinishedActs
}

/**
 * Asks the chain everything again, and has `account` send the creation that was shown: in one tab at a time, kept before
 * the wallet is asked, and with the transaction's hash, which is returned, as soon as there is one. Throws
 * ChangedMeanwhileError while an earlier one may still come, WrongChainError, ChainUnavailableError, AppError where the
 * account has too little, and viem's errors; nothing is known to be sent then.
 */
export function sendCreation(deps: CreationDeps, creation: PendingCreation, account: Address): Promise<Hex> {
  return alone(creationSubject(creation), async () => {
    const review = await checkAgain(deps, creation, account)
    try {
      return await send(deps, creation, account)
    } catch (error) {
      if (isUserRejection(error)) throw error
      throw describeShortage(creation, review, error) ?? error
    }
  })
}

async function checkAgain(deps: CreationDeps, creation: PendingCreation, account: Address): Promise<CreationReview> {
  const { client, unfinished } = deps
  assertMayBeAsked(deps, creation, account)
  const asked = accountsAsked(unfinished, creation, account)
  const review = await reviewCreation(client, creation, account, asked)
  const obstacle = findObstacle(creation, review)
  if (obstacle) throw new ChangedMeanwhileError(obstacle)
  return review
}

async function send(deps: CreationDeps, creation: PendingCreation, account: Address): Promise<Hex> {
  const { client, wallet, storage, unfinished } = deps
  const asked = { ...creationSubject(creation), account }
  const asking: typeof wallet.sendTransaction = (request) => {
    // Asking the chain took time: whoever switched, or sent it in a browser without locks, is not asked.
    assertMayBeAsked(deps, creation, account)
    unfinished.keepAsked(asked)
    saveCreation(storage, { ...creation, stage: 'asked' })
    return wallet.sendTransaction(request)
  }
  const keeping = { getChainId: () => wallet.getChainId(), sendTransaction: asking }
  try {
    const { to, value, data } = createSafeCall(newSafeOf(creation))
    const sending = { client, wallet: keeping, chainId: creation.chainId, sender: account }
    const txHash = await sendCall(sending, { to, value, data })
    saveCreation(storage, { ...creation, stage: 'sent', txHash, sentAt: Date.now() })
    unfinished.forgetAsked(asked)
    return txHash
  } catch (error) {
    if (isUserRejection(error)) settleRefusal(deps, creation, account)
    throw error
  }
}

/** Nothing comes of this question; another wallet may still be asked the same, and what was sent stays kept as that. */
function settleRefusal({ storage, unfinished }: CreationDeps, creation: PendingCreation, account: Address): void {
  const subject = creationSubject(creation)
  unfinished.forgetAsked({ ...subject, account })
  if (unfinished.listAsked(subject).length > 0 || findCreation(storage, creation)?.stage === 'sent') return
  saveCreation(storage, { ...creation, stage: 'review' })
}

function assertMayBeAsked({ current, storage }: CreationDeps, creation: PendingCreation, account: Address): void {
  const { chainId, address } = creation
  assertWallet({ account, ref: { chainId, address } }, current())
  if (findCreation(storage, creation)?.stage === 'sent') {
    throw new ChangedMeanwhileError('It was sent already, perhaps in another tab: see there what became of it.')
  }
}
