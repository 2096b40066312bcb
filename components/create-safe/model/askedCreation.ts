import { type Address, keccak256 } from 'viem'
import { createSafeCall } from '@/lib/safe/account/createSafe'
import type { ActSubject, UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { type Creation, newSafeOf, type PendingCreation } from './creation'

/** A creation as wallets are asked for it: the address, and the very bytes of the call. */
export function creationSubject(creation: Creation): ActSubject {
  const { data } = createSafeCall(newSafeOf(creation))
  return { chainId: creation.chainId, safe: creation.address, hash: keccak256(data) }
}

/**
 * The accounts whose wallets were asked to send this very creation, in any tab, and may still do so. What older versions
 * kept does not say whose: then it counts as asked of `payer`.
 */
export function accountsAsked(
  unfinished: UnfinishedActs,
  creation: Creation & { stage?: PendingCreation['stage'] },
  payer: Address | undefined,
): Address[] {
  const accounts = unfinished.listAsked(creationSubject(creation)).map(({ account }) => account)
  return accounts.length === 0 && creation.stage === 'asked' && payer ? [payer] : accounts
}

/** The end is known: the Safe is there, or nobody wants it any more. */
export function forgetAsked(unfinished: UnfinishedActs, creation: Creation): void {
  for (const asked of unfinished.listAsked(creationSubject(creation))) unfinished.forgetAsked(asked)
}
