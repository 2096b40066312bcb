import { type Address, type Hex, isAddressEqual } from 'viem'
import { AppError, isUserRejection } from '@/lib/errors'
import { includesAddress } from '@/lib/format/address'
import { deleteTransaction, deletionTypedData } from '@/lib/gateway/calls/deleteTransaction'
import { createApproval, isTiedToNonce, prepareExecution } from '@/lib/safe/execute/executeTransaction'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { joinSignatures, type OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { signForOwnerSafe, signTransaction } from '@/lib/safe/signature/signTransaction'
import { approvedHashSignature, contractSignature } from '@/lib/safe/signature/walletSignature'
import { askToSign, createNote } from '@/lib/signing/unfinished/noteAct'
import type { SentAct } from '@/lib/signing/unfinished/unfinishedActs'
import type { Act, ActDeps } from './actDeps'
import { deliver, subjectOf, submit } from './deliver'
import { handOverOthers, type NotTakenError } from './handOver'
import type { OwnerSafe } from './ownerSafes'
import { assertWallet, ChangedMeanwhileError, type Fresh, recheck } from './recheck'
import { recheckNew } from './recheckNew'
import { alone, sendOnce } from './sendOnce'
import { isSigned, notStored, readStored, type Stored } from './storedSignatures'
import { isRefused } from './undelivered'

/**
 * Has the connected owner sign the transaction that was shown, or sign it for the Safe among the owners that it owns, and
 * hands the signature to the service, and after it those that came along from hand to hand. Returns what the service did
 * not take of the latter. Throws ChangedMeanwhileError, UndeliveredError, GatewayError, and what `signTransaction` throws.
 */
export async function signAndSubmit(
  deps: ActDeps,
  act: Act,
  ownerSafe?: OwnerSafe,
): Promise<NotTakenError | undefined> {
  const { fresh, stored } = await look(deps, act)
  if (act.isQueued && stored.state === 'missing') {
    throw new ChangedMeanwhileError('The service has this transaction no more: it was deleted meanwhile.')
  }
  const signer = findSigner(fresh, act, ownerSafe)
  if (await isSigned(deps, act, fresh, { signer, confirmations: stored.confirmations })) {
    throw new ChangedMeanwhileError('It is signed already, perhaps in another tab: the service has your signature.')
  }
  const signature = deps.unfinished.findSignature(subjectOf(act), signer)
  const kept = signature && { signer, signature }
  const isKept = kept && (await isSigned(deps, act, fresh, { signer, confirmations: [kept] }))
  const signed = isKept ? kept : await sign(deps, act, fresh, ownerSafe)
  const isThere = stored.state === 'unknown' ? act.isQueued : stored.state === 'there'
  await deliver(deps, act, fresh, signed, isThere)
  return handOverOthers(deps, act, fresh)
}

/** A proposal is looked for in the list of what is queued: asked for by its hash, what is not there is a failure. */
async function look(deps: ActDeps, act: Act): Promise<{ fresh: Fresh; stored: Stored }> {
  if (act.isQueued) {
    const [fresh, stored] = await Promise.all([recheck(deps.client, act, deps.current), readStored(deps, act)])
    return { fresh, stored }
  }
  const fresh = await recheckNew(deps, act)
  return { fresh, stored: fresh.isListed === false ? notStored : await readStored(deps, act) }
}

/**
 * Has the owner sign like `signAndSubmit`, and tells nobody: the transaction comes back with all signatures that hold,
 * to be handed on without any service. Throws what `signAndSubmit` throws, but for GatewayError.
 */
export async function signOffline(deps: ActDeps, act: Act, ownerSafe?: OwnerSafe): Promise<TransactionFile> {
  const fresh = await recheckNew(deps, act)
  const signed = await sign(deps, act, fresh, ownerSafe)
  const { review } = fresh
  // Whoever it is handed on to may execute it.
  deps.unfinished.advanceNote(createNote(act, 'propose', review.transaction), 'answered')
  const others = review.confirmations.filter(({ signer }) => !isAddressEqual(signer, signed.signer))
  const { ref, safeTxHash } = act
  const signatures = [...others, signed]
  return { chainId: ref.chainId, safe: ref.address, transaction: review.transaction, safeTxHash, signatures }
}

async function sign(deps: ActDeps, act: Act, fresh: Fresh, ownerSafe: OwnerSafe | undefined): Promise<OwnerSignature> {
  const { chain, review } = fresh
  const account = { ...act.ref, version: chain.version }
  const signing = { wallet: deps.wallet, signer: act.account, client: deps.client }
  const isOwn = findSigner(fresh, act, ownerSafe) === act.account || !ownerSafe
  // Asking the service took time: whoever switched meanwhile is not asked to sign.
  assertWallet(act, deps.current())
  const ask = () =>
    isOwn
      ? signTransaction(signing, account, review.transaction, act.safeTxHash)
      : signAsSafe(deps, act, ownerSafe, review.verification.hashes)
  return askToSign(deps, createNote(act, act.isQueued ? 'confirm' : 'propose', review.transaction), async () => {
    const signed = await ask().catch((error: unknown) => {
      // A wallet that was switched while it asked fails in words of its own.
      if (!isUserRejection(error)) assertWallet(act, deps.current())
      throw error
    })
    assertWallet(act, deps.current())
    return signed
  })
}

function findSigner({ chain }: Fresh, { account }: Act, ownerSafe: OwnerSafe | undefined): Address {
  const isOwner = chain.owners.some((owner) => isAddressEqual(owner, account))
  return isOwner || !ownerSafe ? account : ownerSafe.address
}

async function signAsSafe(
  { wallet, client }: ActDeps,
  { account, ref, chain }: Act,
  ownerSafe: OwnerSafe,
  hashes: { safeTxHash: Hex; preimage: Hex } | undefined,
): Promise<OwnerSignature> {
  if (!hashes) throw new AppError('The hash could not be computed.')
  const signedContent = { hash: hashes.safeTxHash, preimage: hashes.preimage }
  const { address, version } = ownerSafe
  const owner = { address, version, chainId: ref.chainId }
  const signature = await signForOwnerSafe({ wallet, signer: account, client }, owner, signedContent, chain.version)
  return { signer: address, signature: contractSignature(address, joinSignatures([signature])) }
}

/**
 * Sends the execution with the signatures that hold, and returns what was sent, which is kept in `unfinished`: follow it.
 * Throws ChangedMeanwhileError while an earlier one may still come, NotExecutableError, and what `sendCall` throws.
 */
export async function execute(deps: ActDeps, act: Act): Promise<SentAct> {
  const of = subjectOf(act)
  return alone(of, async () => {
    const { chain, review } = await recheckNew(deps, act)
    const call = prepareExecution(chain, review.transaction, review.confirmations, act.account)
    const note = createNote(act, 'execute', review.transaction)
    const execution = { state: chain, transaction: review.transaction }
    return sendOnce(deps, act, { of, note, call, execution, isHarmlessTwice: isTiedToNonce(call, act.account) })
  })
}

/**
 * Sends the approval of the hash that was shown. Follow it like an execution, and then `reportApproval`. Throws
 * ChangedMeanwhileError when the owner has signed meanwhile, and while an earlier approval may still come.
 */
export async function approve(deps: ActDeps, act: Act): Promise<SentAct> {
  const of = { ...subjectOf(act), approver: act.account }
  return alone(of, async () => {
    const { review } = await recheckNew(deps, act)
    if (includesAddress(review.verification.signedBy, act.account)) {
      throw new ChangedMeanwhileError('You have signed or approved it already, perhaps in another tab.')
    }
    const note = createNote(act, 'approve', review.transaction)
    const call = createApproval(act.ref.address, act.safeTxHash)
    return sendOnce(deps, act, { of, note, call, isHarmlessTwice: true })
  })
}

/** Tells the service of an approval that the chain has: the other owners find the transaction there. */
export async function reportApproval(deps: ActDeps, act: Act, transaction: SafeTransaction): Promise<void> {
  await submit(deps, act, transaction, { signer: act.account, signature: approvedHashSignature(act.account) })
}

/**
 * Has the proposer sign that the service shall forget the transaction. Where its answer is lost, what it lists then
 * counts. Throws GatewayError, and what `recheck` and the wallet throw.
 */
export async function deleteProposal(deps: ActDeps, act: Act): Promise<void> {
  const { review } = await recheck(deps.client, act, deps.current)
  const typedData = deletionTypedData(act.ref, act.safeTxHash)
  const note = createNote(act, 'delete', review.transaction)
  const signature = await askToSign(deps, note, async () => {
    const given = await deps.wallet.signTypedData({ account: act.account, ...typedData })
    assertWallet(act, deps.current())
    return given
  })
  const { unfinished } = deps
  unfinished.advanceNote(note, 'answered')
  try {
    await deleteTransaction(deps.gateway, act.ref.chainId, act.safeTxHash, signature)
  } catch (error) {
    const isGone = !isRefused(error) && (await readStored(deps, act)).state === 'missing'
    if (isRefused(error)) unfinished.dropNote(note)
    if (!isGone) throw error
  }
  unfinished.advanceNote(note, 'done')
}
