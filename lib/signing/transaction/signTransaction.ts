import { type Address, isAddressEqual } from 'viem'
import { submitTransaction } from '@/lib/gateway/calls/submitTransaction'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { signTransaction } from '@/lib/safe/signature/signTransaction'
import { ObstacleError } from '@/lib/signing/obstacle'
import { recheckOwnerSafe } from '@/lib/signing/recheck'
import { type ActDeps, signOnce, type ToSign } from '@/lib/signing/runAct'
import { signThroughSafe } from '@/lib/signing/signThroughSafe'
import { notStored, type Stored } from '@/lib/signing/storedSignatures'
import { createNote } from '@/lib/signing/unfinished/noteAct'
import { subjectOf } from '@/lib/signing/unfinished/unfinishedActs'
import { handOverOthers, type NotTakenError } from './handOver'
import { type Fresh, proposalOf, readStoredTransaction, recheck, recheckNew, type TransactionAct } from './recheck'

/**
 * Has the connected owner sign the transaction that was shown, or sign it for the Safe among the owners that it owns, and
 * hands the signature to the service, and after it those that came along from hand to hand. Returns what the service did
 * not take of the latter. Throws what `signOnce` throws.
 */
export async function signAndSubmit(deps: ActDeps, act: TransactionAct): Promise<NotTakenError | undefined> {
  const { gateway } = deps
  const { found } = await signOnce(deps, {
    ...beginSigning(deps, act),
    look: () => look(deps, act),
    service: ({ fresh }) => ({
      read: () => readStoredTransaction(deps, act),
      submit: (signed, isQueued = act.isQueued) =>
        submitTransaction(gateway, act.ref, proposalOf({ ...act, isQueued }, fresh.review.transaction, signed)),
    }),
  })
  return handOverOthers(deps, act, found.fresh)
}

/**
 * Has the owner sign like `signAndSubmit`, and tells nobody: the transaction comes back with all signatures that hold,
 * to be handed on without any service. Throws what `signAndSubmit` throws, but for GatewayError.
 */
export async function signOffline(deps: ActDeps, act: TransactionAct): Promise<TransactionFile> {
  const { found, signed } = await signOnce(deps, {
    ...beginSigning(deps, act),
    look: async () => toSign(deps, act, await recheckNew(deps, act), notStored),
  })
  const { ref, safeTxHash } = act
  const { transaction, confirmations } = found.fresh.review
  const others = confirmations.filter(({ signer }) => !isAddressEqual(signer, signed.signer))
  return { chainId: ref.chainId, safe: ref.address, transaction, safeTxHash, signatures: [...others, signed] }
}

type Found = ToSign & { fresh: Fresh }

function beginSigning({ client, current }: ActDeps, act: TransactionAct) {
  return {
    of: subjectOf(act.ref, act.safeTxHash),
    shown: act,
    signer: signerOf(act),
    recheck: () => Promise.all([recheck(client, act, current), recheckOwnerSafe(client, act.ownerSafe)]),
  }
}

/** A proposal is looked for in the list of what is queued: asked for by its hash, what is not there is a failure. */
async function look(deps: ActDeps, act: TransactionAct): Promise<Found> {
  const read = () => readStoredTransaction(deps, act)
  if (!act.isQueued) {
    const fresh = await recheckNew(deps, act)
    return toSign(deps, act, fresh, fresh.isListed === false ? notStored : await read())
  }
  const [fresh, stored] = await Promise.all([recheck(deps.client, act, deps.current), read()])
  if (stored.state !== 'missing') return toSign(deps, act, fresh, stored)
  throw new ObstacleError({ code: 'deletedMeanwhile' })
}

async function toSign({ wallet, client }: ActDeps, act: TransactionAct, fresh: Fresh, stored: Stored): Promise<Found> {
  const { ref, safeTxHash, isQueued, ownerSafe } = act
  await recheckOwnerSafe(client, ownerSafe)
  const { chain, review, hashes } = fresh
  const signing = { wallet, signer: act.account, client }
  const content = { hash: safeTxHash, preimage: hashes.preimage }
  const account = { ...ref, version: chain.version }
  return {
    ...{ fresh, stored, content, safe: { ...chain, ...ref } },
    note: { ...createNote(act, isQueued ? 'confirm' : 'propose', review.transaction), signer: signerOf(act) },
    sign: () =>
      ownerSafe
        ? signThroughSafe(signing, ownerSafe, account, content)
        : signTransaction(signing, account, review.transaction, safeTxHash),
  }
}

function signerOf({ account, ownerSafe }: TransactionAct): Address {
  return ownerSafe?.address ?? account
}
