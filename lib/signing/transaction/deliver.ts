import { confirmTransaction } from '@/lib/gateway/calls/confirmTransaction'
import { proposeTransaction } from '@/lib/gateway/calls/proposeTransaction'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { createNote } from '@/lib/signing/unfinished/noteAct'
import type { ActSubject } from '@/lib/signing/unfinished/unfinishedActs'
import type { Act, ActDeps } from './actDeps'
import type { Fresh } from './recheck'
import { isSigned, readStored } from './storedSignatures'
import { isRefused, UndeliveredError } from './undelivered'

/**
 * Hands a signature to the service, which may have it already from another tab or from a call whose answer was lost. It
 * is kept until the service has it, and forgotten when the service refuses it. Throws UndeliveredError, GatewayError.
 */
export async function deliver(
  deps: ActDeps,
  act: Act,
  fresh: Fresh,
  signed: OwnerSignature,
  isThere: boolean,
): Promise<void> {
  const { unfinished, onUnkept } = deps
  const subject = subjectOf(act)
  const note = {
    ...createNote(act, act.isQueued ? 'confirm' : 'propose', fresh.review.transaction),
    signer: signed.signer,
  }
  if (!unfinished.keepSignature({ ...subject, ...signed })) onUnkept?.()
  unfinished.keepNote({ ...note, stage: 'answered' })
  try {
    await submit(deps, { ...act, isQueued: isThere }, fresh.review.transaction, signed)
  } catch (error) {
    const { confirmations } = await readStored(deps, act)
    const isTaken = await isSigned(deps, act, fresh, { signer: signed.signer, confirmations })
    if (!isTaken && !isRefused(error)) throw new UndeliveredError(error, signed.signature)
    if (!isTaken) {
      unfinished.forgetSignature(subject, signed.signer)
      unfinished.dropNote(note)
      throw error
    }
  }
  unfinished.forgetSignature(subject, signed.signer)
  unfinished.advanceNote(note, 'done')
}

export function subjectOf({ ref, safeTxHash }: Act): ActSubject {
  return { chainId: ref.chainId, safe: ref.address, hash: safeTxHash }
}

/** One call to the service: a proposal, or a signature for what it has already. Throws GatewayError. */
export async function submit(
  { gateway }: ActDeps,
  { ref, safeTxHash, isQueued, origin }: Act,
  transaction: SafeTransaction,
  { signer, signature }: OwnerSignature,
): Promise<void> {
  const described = origin && JSON.stringify({ name: origin.name.slice(0, 60), url: origin.url.slice(0, 120) })
  const proposal = { transaction, safeTxHash, sender: signer, signature, ...(described && { origin: described }) }
  if (!isQueued) {
    await proposeTransaction(gateway, ref, proposal)
    return
  }
  try {
    await confirmTransaction(gateway, ref.chainId, safeTxHash, signature)
  } catch (error) {
    // Where a gateway has no confirmations, proposing again with the other owner as sender does the same.
    if (!(error instanceof GatewayError && error.status === 404)) throw error
    await proposeTransaction(gateway, ref, proposal)
  }
}
