import { type Address, isAddressEqual } from 'viem'
import { AppError, describeError } from '@/lib/errors'
import { isAmong } from '@/lib/format/address'
import { submitTransaction } from '@/lib/gateway/calls/submitTransaction'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { ObstacleError } from '@/lib/signing/obstacle'
import type { ActDeps } from '@/lib/signing/runAct'
import { listSigners, notStored, type Stored } from '@/lib/signing/storedSignatures'
import { type Fresh, proposalOf, readStoredTransaction, recheckNew, type TransactionAct } from './recheck'
import * as words from './words'

/** Signatures that hold, and that the service did not take: the transaction that came from hand to hand has them still. */
export class NotTakenError extends AppError {
  override name = 'NotTakenError'
}

type Failed = { signer: Address; error: GatewayError }

/**
 * Hands the signatures of a transaction that came from hand to hand to the service, with none of one's own: those that
 * hold and that it does not have. Returns those that it did not take. Throws NotTakenError when it took none,
 * ObstacleError when there is none to hand over, and what `recheckNew` throws.
 */
export async function handOver(deps: ActDeps, act: TransactionAct): Promise<NotTakenError | undefined> {
  const fresh = await recheckNew(deps, act)
  const stored = fresh.isListed === false ? notStored : await readStoredTransaction(deps, act)
  const open = await listOpen(deps, act, fresh, stored)
  if (open.length === 0) throw new ObstacleError({ code: 'nothingToHandOver' })
  const failed = await handOverEach(deps, act, fresh, open, stored.state === 'there')
  if (failed.length === open.length) throw explain(failed)
  return failed.length > 0 ? explain(failed) : undefined
}

/** The same once the service has one's own signature. Throws nothing that the service causes. */
export async function handOverOthers(
  deps: ActDeps,
  act: TransactionAct,
  fresh: Fresh,
): Promise<NotTakenError | undefined> {
  const isHandedOn = 'transaction' in act.subject && act.subject.signatures && act.subject.signatures.length > 0
  if (!isHandedOn) return undefined
  const open = await listOpen(deps, act, fresh, await readStoredTransaction(deps, act))
  const failed = await handOverEach(deps, act, fresh, open, true)
  return failed.length > 0 ? explain(failed) : undefined
}

/** One's own first: who proposes a transaction can delete it. */
async function listOpen(deps: ActDeps, act: TransactionAct, fresh: Fresh, stored: Stored): Promise<OwnerSignature[]> {
  const isHeld = isAmong(await listHeld(deps, act, fresh, stored))
  const isOwn = ({ signer }: OwnerSignature) => isAddressEqual(signer, act.account)
  return fresh.review.confirmations
    .filter(({ signer }) => !isHeld(signer))
    .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
}

function listHeld({ client }: ActDeps, { ref }: TransactionAct, { chain, hashes }: Fresh, stored: Stored) {
  const content = { hash: hashes.safeTxHash, preimage: hashes.preimage }
  return listSigners(client, { safe: { ...chain, ...ref }, content }, stored.confirmations)
}

/** One after the other: the first proposes the transaction unless it is there. Those that failed are not there now. */
async function handOverEach(
  deps: ActDeps,
  act: TransactionAct,
  fresh: Fresh,
  open: readonly OwnerSignature[],
  isThere: boolean,
): Promise<Failed[]> {
  const failed: Failed[] = []
  let isQueued = isThere
  let silence: GatewayError | undefined
  for (const signed of open) {
    const error = silence ?? (await attempt(deps, { ...act, isQueued }, fresh, signed))
    if (error) failed.push({ signer: signed.signer, error })
    else isQueued = true
    // Where no answer comes, the others would only wait as long for none.
    if (error && error.status === undefined) silence = error
  }
  if (failed.length === 0) return failed
  // Another tab may have been first, and an answer may have been lost.
  const isHeld = isAmong(await listHeld(deps, act, fresh, await readStoredTransaction(deps, act)))
  return failed.filter(({ signer }) => !isHeld(signer))
}

async function attempt(
  deps: ActDeps,
  act: TransactionAct,
  { review }: Fresh,
  signed: OwnerSignature,
): Promise<GatewayError | undefined> {
  try {
    await submitTransaction(deps.gateway, act.ref, proposalOf(act, review.transaction, signed))
    return undefined
  } catch (error) {
    if (error instanceof GatewayError) return error
    throw error
  }
}

function explain(failed: readonly Failed[]): NotTakenError {
  const owners = failed.map(({ signer }) => signer)
  // The same failure of several is told once.
  const problems = new Map(failed.map(({ error }) => [`${error.status} ${error.code}`, describeError(error)]))
  return new NotTakenError(words.notTaken({ owners, problems: [...problems.values()] }), { cause: failed[0]?.error })
}
