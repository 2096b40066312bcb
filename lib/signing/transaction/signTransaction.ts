import { type Address, isAddressEqual } from 'viem'
import { includesAddress } from '@/lib/format/address'
import { submitTransaction } from '@/lib/gateway/calls/submitTransaction'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { signTransaction } from '@/lib/safe/signature/signTransaction'
import { ObstacleError } from '@/lib/signing/obstacle'
import type { ActDeps } from '@/lib/signing/runAct'
import { type Signing, signOnce } from '@/lib/signing/runAct'
import { signThroughSafe } from '@/lib/signing/signThroughSafe'
import { notStored, type Stored } from '@/lib/signing/storedSignatures'
import { createNote } from '@/lib/signing/unfinished/noteAct'
import { subjectOf } from '@/lib/signing/unfinished/unfinishedActs'
import { handOverOthers, type NotTakenError } from './handOver'
import type { OwnerSafe } from './ownerSafes'
import { type Fresh, proposalOf, readStoredTransaction, recheck, recheckNew, type TransactionAct } from './recheck'

/**
 * Has the connected owner sign the transaction that was shown, or sign it for the Safe among the owners that it owns, and
 * hands the signature to the service, and after it those that came along from hand to hand. Returns what the service did
 * not take of the latter. Throws what `signOnce` throws.
 */
export async function signAndSubmit(
  deps: ActDeps,
  act: TransactionAct,
  ownerSafe?: OwnerSafe,
): Promise<NotTakenError | undefined> {
  const { found } = await signOnce(deps, {
    ...beginSigning(deps, act, ownerSafe),
    look: () => look(deps, act, ownerSafe),
    service: ({ fresh }) => ({
      read: () => readStoredTransaction(deps, act),
      submit: (signed, isThere = act.isQueued) =>
        submitTransaction(
          deps.gateway,
          act.ref,
          proposalOf({ ...act, isQueued: isThere }, fresh.review.transaction, signed),
        ),
    }),
  })
  return handOverOthers(deps, act, found.fresh)
}

/**
 * Has the owner sign like `signAndSubmit`, and tells nobody: the transaction comes back with all signatures that hold,
 * to be handed on without any service. Throws what `signAndSubmit` throws, but for GatewayError.
 */
export async function signOffline(deps: ActDeps, act: TransactionAct, ownerSafe?: OwnerSafe): Promise<TransactionFile> {
  const { found, signed } = await signOnce(deps, {
    ...beginSigning(deps, act, ownerSafe),
    look: async () => toSign(deps, act, ownerSafe, await recheckNew(deps, act), notStored),
  })
  const { ref, safeTxHash } = act
  const { transaction, confirmations } = found.fresh.review
  const others = confirmations.filter(({ signer }) => !isAddressEqual(signer, signed.signer))
  return { chainId: ref.chainId, safe: ref.address, transaction, safeTxHash, signatures: [...others, signed] }
}

type Found = Signing & { fresh: Fresh }

function beginSigning(deps: ActDeps, act: TransactionAct, ownerSafe: OwnerSafe | undefined) {
  return {
    of: subjectOf(act.ref, act.safeTxHash),
    shown: act,
    signer: findSigner(act, ownerSafe),
    recheck: () => recheck(deps.client, act, deps.current),
  }
}

/** A proposal is looked for in the list of what is queued: asked for by its hash, what is not there is a failure. */
async function look(deps: ActDeps, act: TransactionAct, ownerSafe: OwnerSafe | undefined): Promise<Found> {
  const read = () => readStoredTransaction(deps, act)
  if (!act.isQueued) {
    const fresh = await recheckNew(deps, act)
    return toSign(deps, act, ownerSafe, fresh, fresh.isListed === false ? notStored : await read())
  }
  const [fresh, stored] = await Promise.all([recheck(deps.client, act, deps.current), read()])
  if (stored.state !== 'missing') return toSign(deps, act, ownerSafe, fresh, stored)
  throw new ObstacleError({ code: 'deletedMeanwhile' })
}

function toSign(
  { wallet, client }: ActDeps,
  act: TransactionAct,
  ownerSafe: OwnerSafe | undefined,
  fresh: Fresh,
  stored: Stored,
): Found {
  const { chain, review, hashes } = fresh
  const { ref, safeTxHash } = act
  const signing = { wallet, signer: act.account, client }
  const signer = findSigner(act, ownerSafe)
  const content = { hash: safeTxHash, preimage: hashes.preimage }
  const account = { ...ref, version: chain.version }
  return {
    ...{ fresh, stored, content, safe: { ...chain, ...ref } },
    note: { ...createNote(act, act.isQueued ? 'confirm' : 'propose', review.transaction), signer },
    sign: () =>
      ownerSafe && signer !== act.account
        ? signThroughSafe(signing, ownerSafe, account, content)
        : signTransaction(signing, account, review.transaction, safeTxHash),
  }
}

function findSigner({ chain, account }: TransactionAct, ownerSafe: OwnerSafe | undefined): Address {
  return includesAddress(chain.owners, account) || !ownerSafe ? account : ownerSafe.address
}
